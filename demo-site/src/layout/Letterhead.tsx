import { brand } from '#brand.ts';
import { Logo } from './Logo.tsx';

/** Says on paper whose receipt it is; on a screen the bar does. */
export function Letterhead() {
  return (
    <div className="letterhead" aria-hidden="true">
      <Logo />
      <span>{`${brand.legalName}, ${brand.organisationNumber}, ${brand.address}`}</span>
    </div>
  );
}
