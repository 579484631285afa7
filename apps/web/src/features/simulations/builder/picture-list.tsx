import { Button, NativeSelect, TextInput } from '@mantine/core';
import {
  changeSimulationImage,
  removeSimulationImage,
} from '@tryout/contract/simulations/simulations-attachments';
import { useState } from 'react';
import { callRoute } from '../../../platform/api/api-client.ts';
import { useErrorText } from '../../../platform/error-text.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { fieldId } from '../../../ui/forms/field-id.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Row, Stack } from '../../../ui/layout/stack.tsx';
import { PictureCredit } from '../../../ui/marks/picture-credit.tsx';
import { toast } from '../../../ui/states/toast.ts';
import { messages } from './builder.messages.ts';
import classes from './builder.module.css';
import { PictureDialog } from './picture-dialog.tsx';
import { IMAGE_ROLES } from './picture-roles.ts';
import { pictureSource, type SimulationPicture } from './picture-source.ts';
import type { StepProps } from './step-props.ts';

/** The pictures: the cover that candidates see, and those of instructions and tasks. */
export function PictureList({ builder }: StepProps) {
  const t = useText(messages);
  const errorText = useErrorText();
  const [adding, setAdding] = useState(false);
  const { images, id } = builder.record;
  const run = (call: (edit: number) => ReturnType<typeof change>) =>
    void builder
      .act(call)
      .catch((error: unknown) => toast.say({ message: errorText(error), tone: 'danger' }));
  const change = (image: SimulationPicture, changes: Partial<SimulationPicture>, edit: number) => {
    const { role, alt, alt_by_locale } = { ...image, ...changes };
    return callRoute(changeSimulationImage, {
      params: { simulation_id: id, image_id: image.id },
      body: { edit, role, alt, alt_by_locale },
    });
  };
  return (
    <Panel
      title={t('builder.pictures')}
      actions={
        <Button variant="default" onClick={() => setAdding(true)}>
          {t('builder.pictures.add')}
        </Button>
      }
    >
      <div id={fieldId('images')} tabIndex={-1}>
        {images.length === 0 ? (
          <p>{t('builder.pictures.none')}</p>
        ) : (
          <ul className={classes.pictures}>
            {images.map((image) => (
              <li key={image.id} className={classes.picture}>
                <img src={pictureSource(id, image)} alt={image.alt} loading="lazy" />
                <Stack gap={2}>
                  <NativeSelect
                    label={t('builder.pictures.role')}
                    value={image.role}
                    data={IMAGE_ROLES.map((role) => ({ value: role, label: t(`builder.role.${role}`) }))}
                    onChange={({ currentTarget: { value } }) => {
                      const role = IMAGE_ROLES.find((each) => each === value) ?? image.role;
                      run((edit) => change(image, { role }, edit));
                    }}
                  />
                  {image.credit && <PictureCredit credit={image.credit} />}
                  <AltText image={image} onAlt={(alt) => run((edit) => change(image, { alt }, edit))} />
                  <Row>
                    <Button
                      variant="default"
                      onClick={() =>
                        run((edit) =>
                          callRoute(removeSimulationImage, {
                            params: { simulation_id: id, image_id: image.id },
                            query: { edit },
                          }),
                        )
                      }
                    >
                      {t('builder.pictures.remove')}
                      <span className="visually-hidden"> {image.alt}</span>
                    </Button>
                  </Row>
                </Stack>
              </li>
            ))}
          </ul>
        )}
      </div>
      {adding && <PictureDialog builder={builder} onClose={() => setAdding(false)} />}
    </Panel>
  );
}

/** What a picture shows; stored when the field is left, and never empty. */
function AltText({ image, onAlt }: { image: SimulationPicture; onAlt: (alt: string) => void }) {
  const t = useText(messages);
  const [alt, setAlt] = useState(image.alt);
  const text = alt.trim();
  return (
    <TextInput
      label={t('builder.pictures.alt')}
      maxLength={300}
      required
      value={alt}
      error={text === '' ? t('builder.pictures.alt_missing') : undefined}
      onChange={(event) => setAlt(event.currentTarget.value)}
      onBlur={() => {
        if (text !== '' && text !== image.alt) onAlt(text);
      }}
    />
  );
}
