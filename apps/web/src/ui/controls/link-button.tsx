import { Button, type ButtonProps } from '@mantine/core';
import { createLink, type LinkComponent } from '@tanstack/react-router';
import type { AnchorHTMLAttributes, Ref } from 'react';

interface AnchorButtonProps
  extends ButtonProps,
    Omit<AnchorHTMLAttributes<HTMLAnchorElement>, keyof ButtonProps | 'href'> {
  href?: string;
  ref?: Ref<HTMLAnchorElement>;
}

function AnchorButton(props: AnchorButtonProps) {
  return <Button component="a" {...props} />;
}

const RoutedButton = createLink(AnchorButton);

/** A link that looks like a button: takes the router's `to`, `params`, `search` and the Button's props. */
export const LinkButton: LinkComponent<typeof AnchorButton> = (props) => <RoutedButton {...props} />;
