import type { ButtonHTMLAttributes, Ref } from 'react';
import { classNames } from '#ui/classNames.ts';
import { Spinner } from '#ui/spinner/Spinner.tsx';

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  kind?: 'primary' | 'secondary' | 'quiet';
  /** Shows the moving dash and ignores presses; the label stays, so that the button keeps its meaning. */
  busy?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

export function Button({
  kind = 'primary',
  busy = false,
  disabled,
  children,
  className,
  part,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={classNames('button', `button--${kind}`, className)}
      part={classNames('button', kind, part)}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
    >
      {busy && <Spinner />}
      <span>{children}</span>
    </button>
  );
}
