import { brand } from '#brand.ts';
import { fill, useSiteTexts } from '#content/useSiteTexts.tsx';
import { Logo } from '#layout/Logo.tsx';

/** The end of every page [FOOT-01] [FOOT-04]. */
export function Footer() {
  const { footer } = useSiteTexts();
  return (
    <footer className="footer">
      <div className="footer__row">
        <Logo />
        <p>
          {footer.help}
          {': '}
          <a href={`tel:${brand.helpPhone.replaceAll(' ', '')}`}>{brand.helpPhone}</a>
          {', '}
          <a href={`mailto:${brand.infoMail}`}>{brand.infoMail}</a>
        </p>
      </div>
      <p className="footer__small">{`${fill(footer.rights, { name: brand.name })} ${footer.mapCredit}`}</p>
    </footer>
  );
}
