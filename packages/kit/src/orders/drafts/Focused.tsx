import { type ReactNode, useEffect, useRef } from 'react';

/** Takes the focus from a button that has gone. */
export function Focused({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div className="draft__sheet draft__focused" ref={box} tabIndex={-1}>
      {children}
    </div>
  );
}
