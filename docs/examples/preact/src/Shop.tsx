import type {} from '@freight/kit/preact';
import { useRef, useState } from 'preact/hooks';

export function Shop() {
  const [parcel, setParcel] = useState('FR7K-2M9P-QX4E');
  const [shown, setShown] = useState(true);
  const [inline, setInline] = useState(false);
  const [news, setNews] = useState('');
  const [counters, setCounters] = useState(['Malmö', 'Kiruna']);

  const price = useRef<HTMLElementTagNameMap['freight-price']>(null);

  return (
    <>
      <h1>Min butik</h1>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          setParcel(String(new FormData(event.currentTarget).get('parcel')));
        }}
      >
        <label>
          Paketnummer <input name="parcel" defaultValue={parcel} />
        </label>
        <button type="submit">Följ</button>
      </form>
      <label>
        <input type="checkbox" checked={shown} onChange={(event) => setShown(event.currentTarget.checked)} />{' '}
        Visa
      </label>
      <section id="attribute">
        {shown && (
          <freight-track order-id={parcel} theme="light">
            <a href="http://localhost:4000/tracking?orderId=FR7K-2M9P-QX4E">Följ paketet</a>
          </freight-track>
        )}
      </section>
      <section id="property">
        <freight-track orderId={parcel} />
      </section>

      <label>
        <input
          type="checkbox"
          checked={inline}
          onChange={(event) => setInline(event.currentTarget.checked)}
        />{' '}
        På sidan
      </label>
      <freight-start
        inline={inline}
        onfreight-navigate={(event) => {
          if (event.detail.to !== 'tracking') return;
          event.preventDefault();
          setNews(`Till paketet ${event.detail.params['orderId']}`);
        }}
        onfreight-order-created={(event) => setNews(`Beställt: ${event.detail.orderId}`)}
      />
      <output>{news}</output>

      <section id="goods">
        <h2>Soffa</h2>
        <freight-price
          ref={price}
          pickup="Karlstad"
          size="half-pallet"
          reference="soffa-7"
          locked="pickup size"
        >
          <small slot="after">Säljaren packar.</small>
        </freight-price>
        <button type="button" onClick={() => price.current?.reset()}>
          Annan ort
        </button>
      </section>

      <button type="button" onClick={() => setCounters(counters.toReversed())}>
        Byt plats
      </button>
      <ul id="counters">
        {counters.map((counter) => (
          <li key={counter}>
            <h2>{counter}</h2>
            <freight-track />
          </li>
        ))}
      </ul>
    </>
  );
}
