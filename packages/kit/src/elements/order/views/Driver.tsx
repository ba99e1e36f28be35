import type { ReceivedOrder } from '@freight/client';
import { useElementAlert } from '#elements/order/alerts.ts';
import { useOrderTexts } from '#elements/order/strings/index.ts';
import { ratingText } from '#i18n/formats.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import { Button } from '#ui/button/Button.tsx';
import { Facts, Section } from '#ui/facts/Facts.tsx';
import { telAddress } from '#ui/help-phone/telAddress.ts';
import { Icon } from '#ui/icon/Icon.tsx';
import { nameOf } from './orderFacts.ts';

const mailAddress = (email: string) => `mailto:${encodeURIComponent(email).replace('%40', '@')}`;

interface DriverProps {
  order: ReceivedOrder;
  /** 0 to 5; 0 when unknown. */
  rating: number;
}

/** Who drives, how well, with what, and how to reach them [DETAIL-15] [DETAIL-16] [DETAIL-17]. */
export function Driver({ order: { driver, vehicle }, rating }: DriverProps) {
  const t = useOrderTexts();
  const language = useLanguage();
  const stars = ratingText(rating, language);
  const [first] = driver;
  const { phoneNr = '', ...person } = first?.driver ?? { firstName: '', lastName: '' };
  const email = first?.email ?? '';
  return (
    <Section title={t('driver.title')}>
      <Facts
        facts={[
          [t('person.name'), nameOf(person) || t('missing')],
          [t('driver.rating'), stars && `★ ${stars}`],
          [t('driver.vehicle'), vehicle?.registrationNr || t('missing')],
        ]}
      />
      <div className="details__actions">
        <Contact
          href={phoneNr && telAddress(phoneNr)}
          label={t('driver.call')}
          missing={t('alert.noPhone')}
          icon="phone"
        />
        <Contact
          href={email && mailAddress(email)}
          label={t('driver.email')}
          missing={t('alert.noEmail')}
          icon="mail"
        />
      </div>
    </Section>
  );
}

interface ContactProps {
  /** Empty when the driver cannot be reached in this way. */
  href: string;
  label: string;
  /** The message for that case [DETAIL-52] [DETAIL-53]. */
  missing: string;
  icon: 'phone' | 'mail';
}

function Contact({ href, label, missing, icon }: ContactProps) {
  const alert = useElementAlert();
  if (href)
    return (
      <a className="button button--secondary" part="button secondary" href={href}>
        <Icon name={icon} />
        <span>{label}</span>
      </a>
    );
  return (
    <Button kind="secondary" onClick={() => alert(missing)}>
      <span className="details__inline">
        <Icon name={icon} />
        <span>{label}</span>
      </span>
    </Button>
  );
}
