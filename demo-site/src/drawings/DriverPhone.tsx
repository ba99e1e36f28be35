import type { ScreenTexts } from '#content/landing/screens/screenTexts.ts';
import { Label } from './Label.tsx';
import { MapPiece, Phone } from './Phone.tsx';
import { Dropoff, Pickup, Way } from './scenery.tsx';

/** The driver app, offering a job along the way the driver takes anyway. */
export function DriverPhone({ driver }: ScreenTexts) {
  return (
    <Phone>
      <Label x={32} y={84} size={17.5} weight={700}>
        {driver.title}
      </Label>
      <path d="M32 100h236" stroke="var(--line)" strokeWidth={4} strokeLinecap="round" />
      <Way d="M32 100h168" />
      <MapPiece y={120} height={168}>
        <path
          d="M12 254C60 240 96 226 150 222s90-30 138-34"
          fill="none"
          stroke="var(--muted)"
          strokeWidth={5}
          strokeDasharray="1 9"
          strokeLinecap="round"
        />
        <Way d="M70 196C82 226 104 226 150 222s66-18 78-52" width={5} />
        <Pickup x={70} y={194} r={9} />
        <Dropoff x={228} y={168} r={9} />
        <Label x={50} y={178} weight={650}>
          Örebro
        </Label>
        <Label x={200} y={150} weight={650}>
          Västerås
        </Label>
      </MapPiece>
      <rect
        x={28}
        y={306}
        width={244}
        height={116}
        rx={16}
        fill="var(--surface)"
        stroke="var(--line)"
        strokeWidth={1.5}
      />
      <Way d="M50 336v56" />
      <Pickup x={50} y={334} />
      <Dropoff x={50} y={394} />
      <Label x={72} y={332} size={15} weight={650}>
        Örebro
      </Label>
      <Label x={72} y={349} size={12} color="muted">
        {driver.pickup}
      </Label>
      <Label x={72} y={390} size={15} weight={650}>
        Västerås
      </Label>
      <Label x={72} y={407} size={12} color="muted">
        {driver.dropoff}
      </Label>
      {driver.figures.map(([value, label], index) => (
        <g key={label}>
          <Label x={66 + index * 84} y={452} size={15} weight={700} anchor="middle">
            {value}
          </Label>
          <Label x={66 + index * 84} y={468} size={11.5} color="muted" anchor="middle">
            {label}
          </Label>
        </g>
      ))}
      <path d="M28 486h244" stroke="var(--line)" strokeWidth={1.5} />
      <Label x={32} y={512} size={13} color="muted">
        {driver.payLabel}
      </Label>
      <Label x={268} y={514} size={21} weight={700} anchor="end">
        {driver.pay}
      </Label>
      <rect x={28} y={530} width={102} height={44} rx={12} fill="none" stroke="var(--line)" strokeWidth={2} />
      <Label x={79} y={557} size={14} weight={650} anchor="middle">
        {driver.decline}
      </Label>
      <rect x={140} y={530} width={132} height={44} rx={12} fill="var(--accent)" />
      <Label x={206} y={557} size={14} weight={650} color="on-accent" anchor="middle">
        {driver.accept}
      </Label>
    </Phone>
  );
}
