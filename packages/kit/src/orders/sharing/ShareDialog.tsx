import {
  type Share,
  type SharePermission,
  type ShareScope,
  sharePermissions,
  shareScopes,
} from '@freight/contract';
import { useId, useState } from 'react';
import { useCapability } from '#capabilities/capabilities.ts';
import { useCommonTexts } from '#i18n/commonTexts.ts';
import { momentText } from '#i18n/formats.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import { announce } from '#platform/announcer.ts';
import { Button } from '#ui/button/Button.tsx';
import { Dialog } from '#ui/dialog/Dialog.tsx';
import { Field } from '#ui/field/Field.tsx';
import { Icon } from '#ui/icon/Icon.tsx';
import { Notice } from '#ui/notice/Notice.tsx';
import { usePassOn } from '#ui/pass-on/usePassOn.ts';
import { useSharingTexts } from './strings/index.ts';
import { useShares } from './useShares.ts';

interface ShareDialogProps {
  orderId: string;
  isOpen: boolean;
  onClose: () => void;
}

/** Makes links, passes them on, and takes them back. */
export function ShareDialog({ orderId, isOpen, onClose }: ShareDialogProps) {
  const t = useSharingTexts();
  const common = useCommonTexts();
  return (
    <Dialog open={isOpen} onClose={onClose} title={t('title')} closeLabel={common('action.close')}>
      <Links key={orderId} orderId={orderId} />
    </Dialog>
  );
}

function Links({ orderId }: { orderId: string }) {
  const t = useSharingTexts();
  const [shows, setShows] = useState<ShareScope>('status');
  const [chosen, setChosen] = useState<readonly SharePermission[]>([]);
  const offered = {
    claims: useCapability('claims'),
    delivery: useCapability('changes'),
    handover: useCapability('handover'),
  };
  const possible = sharePermissions.filter((one) => offered[one]);
  const allows = possible.filter((one) => chosen.includes(one));
  const { links, url, isBusy, hasFailed, create, change, withdraw } = useShares(orderId);
  const { said, passOn, copy } = usePassOn({ title: t('shareTitle'), copied: t('copied') });
  return (
    <div className="sharing__sheet">
      <Scopes chosen={shows} onChoose={setShows} />
      {possible.map((permission) => (
        <label key={permission} className="sharing__scope">
          <input
            type="checkbox"
            checked={chosen.includes(permission)}
            onChange={({ target }) =>
              setChosen((before) => [
                ...before.filter((one) => one !== permission),
                ...(target.checked ? [permission] : []),
              ])
            }
          />
          <span>{t(`allows.${permission}`)}</span>
        </label>
      ))}
      <Button busy={isBusy} onClick={() => create(shows, allows.length > 0 ? allows : undefined, passOn)}>
        {t('create')}
      </Button>
      {url && (
        <div className="sharing__link">
          <Field label={t('link.label')} hint={t('link.once')} value={url} readOnly />
          <Button kind="secondary" onClick={() => copy(url)}>
            {t('copy')}
          </Button>
        </div>
      )}
      {said && <p className="sharing__said">{said}</p>}
      {hasFailed && (
        <Notice kind="error">
          <p>{t('failed')}</p>
        </Notice>
      )}
      {links.length > 0 && (
        <section className="sharing__links">
          <h3 part="heading">{t('list.title')}</h3>
          <ul>
            {links.map((link) => (
              <LinkRow
                key={link.id}
                link={link}
                isBusy={isBusy}
                onChange={(scope) => change(link, scope)}
                onWithdraw={async () => {
                  if (await withdraw(link)) announce(t('withdrawn'));
                }}
              />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function Scopes({ chosen, onChoose }: { chosen: ShareScope; onChoose: (scope: ShareScope) => void }) {
  const t = useSharingTexts();
  const name = useId();
  return (
    <fieldset className="sharing__scopes">
      <legend>{t('shows.label')}</legend>
      {shareScopes.map((scope) => (
        <label key={scope} className="sharing__scope">
          <input type="radio" name={name} checked={chosen === scope} onChange={() => onChoose(scope)} />
          <span>{t(`shows.${scope}`)}</span>
        </label>
      ))}
    </fieldset>
  );
}

interface LinkRowProps {
  link: Share;
  isBusy: boolean;
  onChange: (scope: ShareScope) => void;
  onWithdraw: () => void;
}

function LinkRow({ link, isBusy, onChange, onWithdraw }: LinkRowProps) {
  const t = useSharingTexts();
  const language = useLanguage();
  return (
    <li className="sharing__row">
      <div className="sharing__what">
        <span className="field__box">
          <select
            className="field__control"
            part="field"
            aria-label={t('shows.label')}
            value={link.shows}
            disabled={isBusy}
            onChange={({ target }) => onChange(target.value as ShareScope)}
          >
            {shareScopes.map((scope) => (
              <option key={scope} value={scope}>
                {t(`shows.${scope}`)}
              </option>
            ))}
          </select>
          <span className="field__trailing">
            <span className="field__chevron">
              <Icon name="chevronDown" />
            </span>
          </span>
        </span>
        {sharePermissions
          .filter((one) => link.allows?.includes(one))
          .map((one) => (
            <span key={one}>{t(`allows.${one}`)}</span>
          ))}
        <span className="sharing__muted">
          {t('list.created', { time: momentText(link.createdAt, language) ?? '' })}
        </span>
      </div>
      <Button kind="secondary" disabled={isBusy} onClick={onWithdraw}>
        {t('withdraw')}
      </Button>
    </li>
  );
}
