import type { ReactNode } from 'react';
import { Icon } from '#ui/icon/Icon.tsx';

interface NoticeProps {
  /** `error`: a red box for failures. `warning`: yellow, for estimates. */
  kind: 'error' | 'warning' | 'success' | 'info';
  children: ReactNode;
  part?: string;
}

/** A box with what happened and what to do; errors are announced as they appear. */
export function Notice({ kind, children, part }: NoticeProps) {
  return (
    <div className={`notice notice--${kind}`} role={kind === 'error' ? 'alert' : 'status'} part={part}>
      <Icon name={kind === 'success' ? 'check' : 'alert'} />
      <div className="notice__text">{children}</div>
    </div>
  );
}
