import { longestReference } from '@freight/contract';
import type { ReactNode } from 'react';
import { useCapability } from '#capabilities/capabilities.ts';
import { editDraft, orderDraft } from '#elements/send/draft/orderDraft.ts';
import { useSendTexts } from '#elements/send/strings/index.ts';
import { dimensionsText, kgText } from '#i18n/formats.ts';
import { packageName, usePackageTexts } from '#i18n/packageTexts.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import { useAddressTexts } from '#maps/address/strings/index.ts';
import { configuration } from '#platform/configuration.ts';
import { useStore } from '#platform/useStore.ts';
import { Field } from '#ui/field/Field.tsx';
import type { GivenParts } from './parts.ts';
import type { Given, GivenValues } from './readGiven.ts';
import { prefillTexts } from './strings/index.ts';

/** What the form shows in place of the parts that are locked or hidden. */
export function partsOf(values: GivenValues, states: Given['states']): GivenParts {
  const parts: GivenParts = {};
  for (const kind of ['pickup', 'dropoff'] as const) {
    if (!states[kind]) continue;
    parts.map = null;
    // A hidden one keeps its place, so that the colour of the other one stays.
    parts[kind] =
      states[kind] === 'locked' ? (
        <LockedPlace kind={kind} text={values[kind]?.text ?? ''} />
      ) : (
        <span hidden />
      );
  }
  if (states.sides) parts.size = null;
  if (states.weight && states.sides)
    parts.parcel = [states.weight, states.sides].includes('locked') ? <LockedParcel states={states} /> : null;
  if (states.weight) parts.weight = states.weight === 'locked' ? <LockedWeight /> : null;
  if (states.sides) parts.sides = states.sides === 'locked' ? <LockedSides /> : null;
  if (states.description) parts.description = states.description === 'locked' ? <LockedDescription /> : null;
  if (states.category) parts.category = states.category === 'locked' ? <LockedCategory /> : null;
  if (states.recipient)
    parts.recipient = states.recipient === 'locked' ? <LockedRecipient /> : <HiddenRecipient />;
  if (values.reference && states.reference !== 'hidden')
    parts.reference = <Reference isLocked={states.reference === 'locked'} />;
  parts.skipped = skippedSteps(values, states);
  return parts;
}

const askedOfParcel = ['weight', 'sides', 'description', 'category'] as const;

/** What a person may add to such a step is optional: they can still go back to it. */
function skippedSteps({ recipient }: GivenValues, states: Given['states']): number[] {
  const lacksEmail = configuration.getState().recipientEmail === 'required' && !recipient?.email;
  return [
    ...(askedOfParcel.every((field) => states[field]) ? [2] : []),
    ...(states.recipient && !lacksEmail ? [4] : []),
  ];
}

const useDraft = () => useStore(orderDraft(), ({ draft }) => draft);

/** A value with a lock, and why it is locked. In an address form it looks like the field in whose place it is. */
function Locked({ label, kind = 'field', children }: { label: string; kind?: string; children: ReactNode }) {
  const t = prefillTexts.use();
  return (
    <p className={kind}>
      <span>
        <span className="field__label" part="label">
          {label}
        </span>{' '}
        <span className="field__hint" part="hint">
          {t('locked')}
        </span>
      </span>
      <span className="notice given" part="field">
        <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
          <path d="M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3" />
        </svg>
        <span>{children}</span>
      </span>
    </p>
  );
}

/** The page's own words for the place, also while it is looked for. */
function LockedPlace({ kind, text }: { kind: 'pickup' | 'dropoff'; text: string }) {
  const t = useAddressTexts();
  return (
    <Locked kind="combobox" label={t(`${kind}.label`)}>
      {text}
    </Locked>
  );
}

/** In the card, where the size is one choice. */
function LockedParcel({ states }: { states: Given['states'] }) {
  const t = prefillTexts.use();
  const language = useLanguage();
  const { weight, dimensions } = useDraft().packageDetails;
  const measures = [
    states.sides === 'locked' && dimensionsText(dimensions, language),
    states.weight === 'locked' && kgText(weight, language),
  ];
  return <Locked label={t('parcel')}>{measures.filter(Boolean).join(', ')}</Locked>;
}

function LockedWeight() {
  const t = useSendTexts();
  const language = useLanguage();
  return <Locked label={t('package.weight')}>{kgText(useDraft().packageDetails.weight, language)}</Locked>;
}

function LockedSides() {
  const t = prefillTexts.use();
  const language = useLanguage();
  return <Locked label={t('sides')}>{dimensionsText(useDraft().packageDetails.dimensions, language)}</Locked>;
}

function LockedDescription() {
  const t = useSendTexts();
  return <Locked label={t('package.description')}>{useDraft().packageDetails.description}</Locked>;
}

function LockedCategory() {
  const t = useSendTexts();
  const packages = usePackageTexts();
  const { category, subcategory } = useDraft().packageDetails;
  return <Locked label={t('package.category')}>{packageName(packages, category, subcategory)}</Locked>;
}

function LockedRecipient() {
  const t = useSendTexts();
  const { name, phone, email } = useDraft().recipientDetails;
  return (
    <>
      <Locked label={t('recipient.name')}>{name}</Locked>
      <Locked label={t('recipient.phone')}>{phone}</Locked>
      {email && <Locked label={t('recipient.email')}>{email}</Locked>}
    </>
  );
}

function HiddenRecipient() {
  const t = prefillTexts.use();
  return <p>{t('recipient.hidden')}</p>;
}

/** Signs that a reference does not take. */
const otherSigns = /[^\p{L}\p{N} .,:_/#+()-]|^[^\p{L}\p{N}]+/gu;

/** The page's own name for the order, where the API takes one. */
function Reference({ isLocked }: { isLocked: boolean }) {
  const t = prefillTexts.use();
  const isOffered = useCapability('references');
  const { reference } = useDraft();
  if (!isOffered) return null;
  if (isLocked) return <Locked label={t('reference.locked')}>{reference}</Locked>;
  return (
    <Field
      label={t('reference')}
      hint={t('reference.hint')}
      name="reference"
      autoComplete="off"
      maxLength={longestReference}
      value={reference}
      onChange={({ target }) => editDraft({ reference: target.value.replace(otherSigns, '') })}
    />
  );
}
