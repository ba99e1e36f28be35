import type { ScreenTexts } from '#content/landing/screens/screenTexts.ts';
import { Label } from './Label.tsx';
import { Avatar, MapPiece, Phone } from './Phone.tsx';
import { Dropoff, Pickup, Way } from './scenery.tsx';
import { Parcel, Van } from './vehicles.tsx';

const stops = [44, 115, 185, 256];

/** The customer app while a package is on its way. */
export function CustomerPhone({ customer }: ScreenTexts) {
  return (
    <Phone>
      <path d="M12 300V48a36 36 0 0 1 36-36h204a36 36 0 0 1 36 36v252z" fill="var(--tint)" />
      <MapPiece y={48} height={256}>
        <path
          d="M52 232C90 220 80 150 140 150s60-60 110-56"
          fill="none"
          stroke="var(--route)"
          strokeWidth={5}
          strokeLinecap="round"
          opacity={0.35}
        />
        <Way d="M52 232C90 220 80 150 140 150" width={5} />
        <Pickup x={52} y={232} r={9} />
        <Dropoff x={250} y={94} r={9} />
        <Label x={34} y={260} weight={650}>
          Karlstad
        </Label>
        <Label x={204} y={76} weight={650}>
          Stockholm
        </Label>
        <circle cx={146} cy={148} r={27} fill="var(--surface)" stroke="var(--route)" strokeWidth={3} />
        <Van x={127} y={162} scale={0.3} />
      </MapPiece>
      <path
        d="M12 300a24 24 0 0 1 24-24h228a24 24 0 0 1 24 24v264a36 36 0 0 1-36 36H48a36 36 0 0 1-36-36z"
        fill="var(--surface)"
      />
      <rect x={130} y={286} width={40} height={4} rx={2} fill="var(--line)" />
      <Label x={32} y={322} size={17} weight={700}>
        {customer.title}
      </Label>
      <Label x={32} y={344} size={14} color="muted">
        {customer.arrival}
      </Label>
      <path d="M44 376h212" stroke="var(--line)" strokeWidth={4} />
      <Way d="M44 376h71" />
      {stops.map((x, index) => (
        <g key={x}>
          {index === 0 && <Pickup x={x} y={376} />}
          {index === 1 && (
            <circle cx={x} cy={376} r={8} fill="var(--surface)" stroke="var(--route)" strokeWidth={4} />
          )}
          {index > 1 && (
            <circle cx={x} cy={376} r={6} fill="var(--surface)" stroke="var(--line)" strokeWidth={3} />
          )}
          <Label
            x={x}
            y={402}
            size={10.5}
            weight={index === 1 ? 700 : 500}
            color={index > 1 ? 'muted' : 'text'}
            anchor="middle"
          >
            {customer.stops[index]}
          </Label>
        </g>
      ))}
      <path d="M32 422h236" stroke="var(--line)" strokeWidth={1.5} />
      <Avatar x={54} y={458} r={22} />
      <Label x={88} y={446} size={11} color="muted">
        {customer.role}
      </Label>
      <Label x={88} y={463} size={15} weight={650}>
        Amina Berg
      </Label>
      <Label x={88} y={480} size={12} color="muted">
        {customer.rating}
      </Label>
      <circle cx={246} cy={460} r={22} fill="var(--accent)" />
      <path d="M238 452c0 10 6 16 16 16v-5l-5-2-3 2c-2-1-3-2-4-4l2-3-2-5z" fill="var(--on-accent)" />
      <path d="M32 498h236" stroke="var(--line)" strokeWidth={1.5} />
      <Parcel x={36} y={518} width={36} height={30} />
      <Label x={88} y={530} size={12} color="muted">
        {customer.priceLabel}
      </Label>
      <Label x={88} y={549} size={16} weight={700}>
        {customer.price}
      </Label>
      <Label x={268} y={549} size={10.5} color="muted" anchor="end">
        FR7K-2M9P-QX4E
      </Label>
    </Phone>
  );
}
