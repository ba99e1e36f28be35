const domainsWithoutDots = new Set(['gmail.com', 'googlemail.com']);

/** The mailbox behind an address: `Bo+1@example.com` is read where `bo@example.com` is, and Gmail ignores dots. */
export function mailboxOf(email: string): string {
  const [name = '', domain = ''] = email.trim().toLowerCase().split('@');
  const box = name.split('+')[0] ?? name;
  return domainsWithoutDots.has(domain) ? `${box.replaceAll('.', '')}@gmail.com` : `${box}@${domain}`;
}
