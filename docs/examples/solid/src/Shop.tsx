import type {} from '@freight/kit/solid';
import { createSignal, For, Show } from 'solid-js';

export function Shop() {
  const [parcel, setParcel] = createSignal('FR7K-2M9P-QX4E');
  const [shown, setShown] = createSignal(true);
  const [inline, setInline] = createSignal(false);
  const [news, setNews] = createSignal('');
  const [counters, setCounters] = createSignal(['Malmö', 'Kiruna']);
  let price: HTMLElementTagNameMap['freight-price'] | undefined;

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
          Paketnummer <input name="parcel" value="FR7K-2M9P-QX4E" />
        </label>
        <button type="submit">Följ</button>
      </form>
      <label>
        <input type="checkbox" checked={shown()} onChange={(event) => setShown(event.target.checked)} /> Visa
      </label>
      <section id="attribute">
        <Show when={shown()}>
          <freight-track order-id={parcel()} theme="light">
            <a href="http://localhost:4000/tracking?orderId=FR7K-2M9P-QX4E">Följ paketet</a>
          </freight-track>
        </Show>
      </section>
      <section id="property">
        <freight-track prop:orderId={parcel()} />
      </section>

      <label>
        <input type="checkbox" checked={inline()} onChange={(event) => setInline(event.target.checked)} />
        På sidan
      </label>
      <freight-start
        bool:inline={inline()}
        on:freight-navigate={(event) => {
          if (event.detail.to !== 'tracking') return;
          event.preventDefault();
          setNews(`Till paketet ${event.detail.params['orderId']}`);
        }}
        on:freight-order-created={(event) => setNews(`Beställt: ${event.detail.orderId}`)}
      />
      <output>{news()}</output>

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
        <button type="button" onClick={() => price?.reset()}>
          Annan ort
        </button>
      </section>

      <button type="button" onClick={() => setCounters(counters().toReversed())}>
        Byt plats
      </button>
      <ul id="counters">
        <For each={counters()}>
          {(counter) => (
            <li>
              <h2>{counter}</h2>
              <freight-track />
            </li>
          )}
        </For>
      </ul>
    </>
  );
}
