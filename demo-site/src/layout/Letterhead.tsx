import { brand } from '#brand.ts';
import { Logo } from './Logo.tsx';

/** The company's name on printed pages, which have no bar. */
export function Letterhead() {
  return (
    <div className="letterhead" aria-hidden="true">
      <Logo />
      <span>{`${brand.legalName}, ${brand.organisationNumber}, ${brand.address}`}</span>
    </div>
  );
}
