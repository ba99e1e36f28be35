import { html, LitElement, nothing } from 'lit';
import { repeat } from 'lit/directives/repeat.js';

export class Shop extends LitElement {
  static override properties = {
    parcel: { state: true },
    shown: { state: true },
    inline: { state: true },
    news: { state: true },
    counters: { state: true },
  };

  declare parcel: string;
  declare shown: boolean;
  declare inline: boolean;
  declare news: string;
  declare counters: string[];

  constructor() {
    super();
    this.parcel = 'FR7K-2M9P-QX4E';
    this.shown = true;
    this.inline = false;
    this.news = '';
    this.counters = ['Malmö', 'Kiruna'];
  }

  override firstUpdated() {
    const byProperty =
      this.renderRoot.querySelector<HTMLElementTagNameMap['freight-track']>('#property freight-track');
    if (byProperty) byProperty.theme = 'light';
  }

  #follow(event: SubmitEvent) {
    event.preventDefault();
    const form = event.currentTarget as HTMLFormElement;
    this.parcel = String(new FormData(form).get('parcel'));
  }

  #go(event: GlobalEventHandlersEventMap['freight-navigate']) {
    if (event.detail.to !== 'tracking') return;
    event.preventDefault();
    this.news = `Till paketet ${event.detail.params['orderId']}`;
  }

  #ordered(event: GlobalEventHandlersEventMap['freight-order-created']) {
    this.news = `Beställt: ${event.detail.orderId}`;
  }

  #askTown() {
    this.renderRoot.querySelector('freight-price')?.reset();
  }

  override render() {
    return html`
      <h1>Min butik</h1>
      <form @submit=${this.#follow}>
        <label>Paketnummer <input name="parcel" value="FR7K-2M9P-QX4E" /></label>
        <button type="submit">Följ</button>
      </form>
      <label>
        <input type="checkbox" .checked=${this.shown} @change=${() => (this.shown = !this.shown)} /> Visa
      </label>
      <section id="attribute">
        ${
          this.shown
            ? html`<freight-track order-id=${this.parcel}>
                <a href="http://localhost:4000/tracking?orderId=FR7K-2M9P-QX4E">Följ paketet</a>
              </freight-track>`
            : nothing
        }
      </section>
      <section id="property"><freight-track .orderId=${this.parcel}></freight-track></section>

      <label>
        <input type="checkbox" .checked=${this.inline} @change=${() => (this.inline = !this.inline)} /> På sidan
      </label>
      <freight-start
        ?inline=${this.inline}
        @freight-navigate=${this.#go}
        @freight-order-created=${this.#ordered}
      ></freight-start>
      <output>${this.news || nothing}</output>

      <section id="goods">
        <h2>Soffa</h2>
        <freight-price pickup="Karlstad" size="half-pallet" reference="soffa-7" locked="pickup size">
          <small slot="after">Säljaren packar.</small>
        </freight-price>
        <button type="button" @click=${this.#askTown}>Annan ort</button>
      </section>

      <button type="button" @click=${() => (this.counters = this.counters.toReversed())}>Byt plats</button>
      <ul id="counters">
        ${repeat(
          this.counters,
          (counter) => counter,
          (counter) => html`<li>
            <h2>${counter}</h2>
            <freight-track></freight-track>
          </li>`,
        )}
      </ul>
    `;
  }
}

customElements.define('my-shop', Shop);
