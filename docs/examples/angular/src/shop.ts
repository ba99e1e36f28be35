import { Component, CUSTOM_ELEMENTS_SCHEMA, signal } from '@angular/core';

@Component({
  selector: 'my-shop',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  templateUrl: './shop.html',
})
export class Shop {
  readonly parcel = signal('FR7K-2M9P-QX4E');
  readonly shown = signal(true);
  readonly inline = signal(false);
  readonly news = signal('');
  readonly counters = signal(['Malmö', 'Kiruna']);

  follow(event: Event, parcel: string) {
    event.preventDefault();
    this.parcel.set(parcel);
  }

  go(event: GlobalEventHandlersEventMap['freight-navigate']) {
    if (event.detail.to !== 'tracking') return;
    event.preventDefault();
    this.news.set(`Till paketet ${event.detail.params['orderId']}`);
  }

  swap() {
    this.counters.update((counters) => counters.toReversed());
  }
}
