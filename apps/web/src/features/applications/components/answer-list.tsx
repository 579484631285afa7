import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { answerText } from '../answer-text.ts';
import type { Question } from '../applications.api.ts';
import { messages } from '../flow.messages.ts';
import classes from './answer-list.module.css';

/** Questions with the answers that were given. */
export function AnswerList({ questions }: { questions: readonly Question[] }) {
  const t = useText(messages);
  const format = useFormat();
  const words = {
    yes: t('applications.questions.yes'),
    no: t('applications.questions.no'),
    agreed: t('applications.questions.agreed'),
  };
  return (
    <dl className={classes.list}>
      {questions.map((question) => (
        <div key={question.position_question_id} className={classes.pair}>
          <dt dir="auto">{question.label}</dt>
          <dd dir="auto">
            {answerText(question, question.value, format, words) ?? t('applications.send.no_answer')}
          </dd>
        </div>
      ))}
    </dl>
  );
}
