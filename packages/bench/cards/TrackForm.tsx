import { type FormEvent, useId, useRef, useState } from 'react';
import { follow, say, useSession } from './services.ts';
import { helpLink } from './texts.ts';

export function TrackForm() {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string>();
  const [orderId, setOrderId] = useState('');
  const status = useSession((session) => session.statuses[orderId]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const typed = field.current?.value.trim() ?? '';
    setError(typed ? undefined : say('entry.missing'));
    if (!typed) return field.current?.focus();
    setOrderId(typed);
    follow(typed).catch((failure: unknown) => setError(String(failure)));
  };

  return (
    <form method="dialog" noValidate onSubmit={submit}>
      <div className="field">
        <label htmlFor={id}>{say('entry.label')}</label>
        <input
          id={id}
          ref={field}
          autoComplete="off"
          aria-describedby={`${id}-hint`}
          aria-invalid={error ? true : undefined}
        />
        <p className="hint" id={`${id}-hint`}>
          {say('entry.example')}
        </p>
      </div>
      <p className="error" role="alert">
        {error}
      </p>
      <button className="submit" type="submit">
        {say('entry.submit')}
      </button>
      <a href={helpLink}>{say('help')}</a>
      {status && <output>{status}</output>}
    </form>
  );
}
