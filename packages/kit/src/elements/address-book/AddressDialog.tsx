import { addressLengths, type SavedAddress } from '@freight/contract';
import { type FormEvent, Suspense, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { lazyPart } from '#bridge/lazyPart.tsx';
import { useCommonTexts } from '#i18n/commonTexts.ts';
import { Dialog } from '#ui/dialog/Dialog.tsx';
import { Field } from '#ui/field/Field.tsx';
import { Skeleton } from '#ui/skeleton/Skeleton.tsx';
import { type AddressDraft, checkDraft, type DraftFault } from './addressDraft.ts';
import { FormEnd } from './DialogEnd.tsx';
import { useBookTexts } from './strings/index.ts';
import { type BookPart, useChange } from './useEntries.ts';

const PlaceField = lazyPart(
  async () => (await import('#maps/address/PlaceField.tsx')).PlaceField,
  import.meta.url,
);

interface AddressDialogProps {
  part: BookPart;
  /** What is changed; undefined for a new one. */
  saved: SavedAddress | undefined;
  /** Undefined while the dialog is closed. */
  draft: AddressDraft | undefined;
  onEdit: (draft: AddressDraft) => void;
  /** Closes it; what was typed is kept. */
  onClose: () => void;
  /** Saved, or given up. */
  onEnd: () => void;
}

/** An address to type, in a dialog. */
export function AddressDialog({ draft, ...props }: AddressDialogProps) {
  const t = useBookTexts();
  const common = useCommonTexts();
  return (
    <Dialog
      open={draft !== undefined}
      onClose={props.onClose}
      title={t(props.saved ? 'address.edit' : 'address.add')}
      closeLabel={common('action.close')}
    >
      {draft && <AddressForm {...props} draft={draft} />}
    </Dialog>
  );
}

const kinds = [
  { name: 'name', type: 'text', autoComplete: 'off', hasHint: true },
  { name: 'contact', type: 'text', autoComplete: 'section-saved name', hasHint: true },
  { name: 'phone', type: 'tel', autoComplete: 'section-saved tel', hasHint: false },
  { name: 'email', type: 'email', autoComplete: 'section-saved email', hasHint: false },
] as const;

function AddressForm({ part, saved, draft, onEdit, onEnd }: AddressDialogProps & { draft: AddressDraft }) {
  const t = useBookTexts();
  const { isBusy, failure, run } = useChange();
  const [faults, setFaults] = useState<readonly DraftFault[]>([]);
  const form = useRef<HTMLFormElement>(null);

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    const checked = checkDraft(part, draft, saved);
    flushSync(() => setFaults('faults' in checked ? checked.faults : []));
    if ('faults' in checked) {
      form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
      return;
    }
    const { address } = checked;
    const isDone = await run(
      () => part.saveToBook({ addresses: [address] }),
      t('saved', { name: address.name }),
    );
    if (isDone) onEnd();
  }
  function edit(parts: Partial<AddressDraft>, ...mended: DraftFault[]): void {
    onEdit({ ...draft, ...parts });
    if (faults.length > 0) setFaults(faults.filter((fault) => !mended.includes(fault)));
  }
  const errorOf = (fault: DraftFault) => (faults.includes(fault) ? t(`fault.${fault}`) : undefined);
  const [name, ...contact] = kinds.map((kind) => (
    <Field
      key={kind.name}
      label={t(`field.${kind.name}`)}
      hint={kind.hasHint ? t(`field.${kind.name}.hint`) : undefined}
      name={kind.name}
      type={kind.type}
      required={kind.name === 'name'}
      autoComplete={kind.autoComplete}
      maxLength={addressLengths[kind.name]}
      value={draft.texts[kind.name]}
      error={kind.name === 'contact' ? undefined : errorOf(kind.name)}
      onChange={({ target }) => {
        const texts = { ...draft.texts, [kind.name]: target.value };
        edit({ texts }, ...(kind.name === 'contact' ? [] : [kind.name]));
      }}
    />
  ));
  return (
    <form className="book__form" ref={form} noValidate onSubmit={(event) => void save(event)}>
      {name}
      <Suspense fallback={<Skeleton lines={2} label={t('loading')} />}>
        <PlaceField
          kind="place"
          entry={draft.entry}
          error={errorOf('place') ?? errorOf('length')}
          onChange={(entry) => edit({ entry }, 'place', 'length')}
        />
      </Suspense>
      {contact}
      <label className="book__choice">
        <input
          type="checkbox"
          name="default"
          checked={draft.isDefaultPickup}
          onChange={({ target }) => edit({ isDefaultPickup: target.checked })}
        />
        <span>{t('field.default')}</span>
      </label>
      <FormEnd failure={failure} isBusy={isBusy} onCancel={onEnd} />
    </form>
  );
}
