import type { SessionUser } from '@freight/client/session';
import type { CapabilityName } from '@freight/contract';
import { useEffect } from 'react';
import { endSession, fetchSignOut } from '#api/account/endSession.ts';
import { pictureUrl } from '#api/account/pictureUrl.ts';
import { connectWhenIdle } from '#api/connectWhenIdle.ts';
import { useElement } from '#bridge/ElementContext.ts';
import { useCapability } from '#capabilities/capabilities.ts';
import { configuration, type Destination } from '#platform/configuration.ts';
import { useByPartner } from '#platform/useByPartner.ts';
import { useStore } from '#platform/useStore.ts';
import { Avatar as Picture } from '#ui/avatar/Avatar.tsx';
import { initialsOf } from '#ui/avatar/initials.ts';
import { Icon, type IconName } from '#ui/icon/Icon.tsx';
import { Menu } from '#ui/menu/Menu.tsx';
import type { definition } from './definition.ts';
import { texts } from './strings/index.ts';
import { useOrdersBadge } from './useOrdersBadge.ts';

type Entry = 'orders' | 'addressBook' | 'orderSheet' | 'arrivals' | 'profile' | 'settings' | 'logOut';

const icons: Record<Entry, IconName> = {
  orders: 'box',
  addressBook: 'book',
  orderSheet: 'table',
  arrivals: 'screen',
  profile: 'user',
  settings: 'sliders',
  logOut: 'door',
};
const screens = {
  orders: 'myOrders',
  addressBook: 'addressBook',
  orderSheet: 'orderSheet',
  arrivals: 'arrivals',
  profile: 'profile',
  settings: 'settings',
} as const satisfies Partial<Record<Entry, Destination>>;

/** First and last name, or the one that is set; empty when the account has none yet. */
const fullName = ({ firstName, lastName }: SessionUser): string =>
  `${firstName.trim()} ${lastName.trim()}`.trim();

/** The signed-in person, links to their pages, and the logout [NAV-08] to [NAV-16]. */
export function AccountMenu({ user, onSigningOut }: { user: SessionUser; onSigningOut: () => void }) {
  const t = texts.use();
  const { navigate } = useElement<typeof definition>();
  const logOut = useLogOut(onSigningOut);
  const badge = useOrdersBadge(user._id);
  // Its details and its login are on the partner's own pages.
  const isByPartner = useByPartner();
  const hasAddressBook = usePageOf('addressBook', 'addressBook');
  const hasBoards = usePageOf('arrivals', 'boards');
  const hasSheet = useStore(configuration, ({ pages }) => Boolean(pages.orderSheet));
  // Without it the page works as well, and the next call connects.
  useEffect(() => void connectWhenIdle().catch(() => undefined), []);

  const entry = (key: Entry, more?: { description?: string; badge?: number }) => ({
    key,
    label: t(`entry.${key}`),
    content: <EntryContent icon={icons[key]} label={t(`entry.${key}`)} {...more} />,
  });
  // Voice control matches the visible label, so the name contains it.
  const name = [initialsOf(user), t('button.label', { name: fullName(user) || user.email })];
  return (
    <Menu<Entry>
      name={name.filter(Boolean).join(', ')}
      button={<Avatar user={user} />}
      head={<Person user={user} online={t('person.online')} />}
      items={[
        entry('orders', { badge: badge.count }),
        ...(hasAddressBook ? [entry('addressBook')] : []),
        ...(hasSheet ? [entry('orderSheet')] : []),
        ...(hasBoards ? [entry('arrivals')] : []),
        ...(isByPartner
          ? []
          : [
              entry('profile'),
              entry('settings', { description: t('entry.settings.description') }),
              entry('logOut'),
            ]),
      ]}
      onOpen={badge.refresh}
      onChoose={(key) => (key === 'logOut' ? logOut() : navigate(screens[key]))}
    />
  );
}

/** Whether the API has this capability, and the host a page for it. */
function usePageOf(destination: Destination, capability: CapabilityName): boolean {
  const hasPage = useStore(configuration, ({ pages }) => Boolean(pages[destination]));
  return useCapability(capability, hasPage) && hasPage;
}

/** Ends the session, online or offline, notifies the host and goes to the home page. */
function useLogOut(onSigningOut: () => void): () => void {
  const { emit, navigate } = useElement<typeof definition>();
  const run = async () => {
    onSigningOut();
    await endSession();
    emit('freight-signed-out', {});
    navigate('home');
  };
  // Load it ahead, so that the logout also works when the page is left right after the press.
  useEffect(() => void fetchSignOut().catch(() => undefined), []);
  return () => void run();
}

function Person({ user, online }: { user: SessionUser; online: string }) {
  const name = fullName(user);
  return (
    <div className="person">
      <Avatar user={user} />
      <div className="person__words">
        {name && <p className="person__name">{name}</p>}
        <p className="person__email">{user.email}</p>
        <p className="person__online">{online}</p>
      </div>
    </div>
  );
}

interface EntryContentProps {
  icon: IconName;
  label: string;
  description?: string;
  badge?: number | undefined;
}

function EntryContent({ icon, label, description, badge }: EntryContentProps) {
  return (
    <>
      <Icon name={icon} />
      <span className="entry__words">
        <span>{label}</span>
        {description && <span className="entry__description">{description}</span>}
      </span>
      {badge !== undefined && <span className="entry__badge">{badge}</span>}
    </>
  );
}

/** The user's photo, else their initials; the dot marks them as signed in [NAV-08] [NAV-11] (OPEN-89). */
function Avatar({ user }: { user: SessionUser }) {
  const { host } = useElement();
  return (
    <span className="account" aria-hidden="true">
      <Picture host={host} initials={initialsOf(user)} imageUrl={pictureUrl(user.userProfileImageUrl)} />
      <span className="account__online" />
    </span>
  );
}
