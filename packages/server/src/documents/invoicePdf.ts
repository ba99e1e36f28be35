import type { AttemptRecord } from '#db/schema/handovers.ts';
import type { OrderRecord } from '#db/schema/orders.ts';
import { type Amounts, amountsOf, vatPercent } from '#orderFacts/amounts.ts';
import { formatDay, formatEmissions, formatKm, formatNumber, formatOre } from '#orderFacts/formats.ts';
import { creditedAt, creditNoteNumberOf, invoiceNumberOf } from '#orderFacts/invoiceFacts.ts';
import { chargeableWeightKg } from '#pricing/tariff.ts';
import { handoverLine } from './handoverLine.ts';
import { drawFoot, drawHead, type Letterhead } from './letterhead.ts';
import { colors, openPdfPage, type PdfPage, page, type TextStyle } from './pdfPage.ts';
import { fuelName, goodsName, texts } from './texts.ts';

const width = page.right - page.left;
const day = 24 * 3_600_000;
/** To pay an invoice that is not paid yet. */
const paymentDays = 30;

/**
 * The invoice of an order on one A4 page, as a PDF: its price taken apart, VAT, what has been paid, and how it was handed
 * over; of a cancelled
 * order the credit note for it, with the same amounts below zero. The same order always gives the same bytes.
 */
export function drawInvoice(
  order: OrderRecord,
  issued: Date,
  letterhead: Letterhead,
  attempt?: AttemptRecord,
): Promise<Buffer> {
  const credited = creditedAt(order);
  const kind = credited ? texts.creditNote : texts.invoice;
  const pdf = openPdfPage({
    title: `${kind} ${credited ? creditNoteNumberOf(order) : invoiceNumberOf(order)}`,
    author: letterhead.seller.name,
    date: order.updatedAt,
  });
  drawHead(pdf, letterhead, kind);
  drawFacts(pdf, credited ? creditFacts(order, credited) : invoiceFacts(order, issued));
  drawBuyer(pdf, order);
  drawRoute(pdf, order);
  const amounts = signed(amountsOf(order.priceOre, order.priceParts), credited ? -1 : 1);
  const below = drawLines(pdf, linesOf(order, amounts));
  drawSums(pdf, amounts, below, credited ? texts.totalCredited : texts.total);
  drawPayment(pdf, order, below);
  if (!credited) drawEmissions(pdf, order, below);
  if (attempt) drawHandover(pdf, attempt, below);
  drawFoot(pdf, letterhead, texts.sampleInvoice);
  return pdf.finish();
}

type Facts = readonly (readonly [label: string, value: string])[];

function invoiceFacts(order: OrderRecord, issued: Date): Facts {
  const delivered = order.history.find(({ status }) => status === 'delivered');
  const isPending = order.paymentStatus === 'pending';
  return [
    [texts.invoiceNumber, invoiceNumberOf(order)],
    [texts.invoiceDate, formatDay(issued)],
    [texts.orderNumber, order.orderNumber],
    ...referenceOf(order),
    delivered
      ? [texts.delivered, formatDay(new Date(delivered.changedAt))]
      : [
          texts.estimatedDelivery,
          order.estimatedDelivery ? formatDay(order.estimatedDelivery) : texts.notYet,
        ],
    isPending
      ? [texts.dueDate, formatDay(new Date(issued.getTime() + paymentDays * day))]
      : [texts.payment, paymentOf(order)],
  ];
}

const referenceOf = ({ reference }: OrderRecord): Facts =>
  reference === null ? [] : [[texts.reference, reference]];

/** A credit note names the invoice it takes back, and nothing that will not happen any more. */
function creditFacts(order: OrderRecord, credited: Date): Facts {
  return [
    [texts.creditNoteNumber, creditNoteNumberOf(order)],
    [texts.credits, invoiceNumberOf(order)],
    [texts.orderNumber, order.orderNumber],
    ...referenceOf(order),
    [texts.cancelled, formatDay(credited)],
  ];
}

function signed({ netOre, vatOre, totalOre, parts }: Amounts, sign: 1 | -1): Amounts {
  return {
    netOre: sign * netOre,
    vatOre: sign * vatOre,
    totalOre: sign * totalOre,
    parts: parts && {
      baseOre: sign * parts.baseOre,
      distanceOre: sign * parts.distanceOre,
      serviceOre: sign * parts.serviceOre,
    },
  };
}

function drawFacts(pdf: PdfPage, facts: Facts): void {
  let y = 112;
  for (const [label, value] of facts) {
    pdf.text(label, { x: page.left, y, width: 110 }, { color: colors.muted });
    y = pdf.text(value, { x: page.left + 116, y, width: 150 }, { bold: true, lines: 3 }) + 3;
  }
}

function drawBuyer(pdf: PdfPage, { sender }: OrderRecord): void {
  const box = { x: 340, width: page.right - 340 };
  const name = `${sender.firstName} ${sender.lastName}`.trim();
  let y = pdf.text(texts.buyer, { ...box, y: 112 }, { size: 7.5, color: colors.muted });
  y = pdf.text(name || sender.email, { ...box, y: y + 1 }, { size: 12.5, bold: true, lines: 2 });
  const { street = '', postalcode = '', city = '' } = sender.address ?? {};
  for (const line of [street, `${postalcode} ${city}`.trim(), name ? sender.email : '', sender.phoneNr]) {
    if (line !== '') y = pdf.text(line, { ...box, y: y + 1 });
  }
}

function drawRoute(pdf: PdfPage, { pickup, dropoff, distanceKm }: OrderRecord): void {
  const y = 246;
  pdf.route(y, page.left + 5, page.right - 5);
  pdf.text(
    formatKm(distanceKm),
    { x: 200, y: y - 16, width: page.width - 400 },
    { size: 8.5, bold: true, align: 'center' },
  );
  const style: TextStyle = { size: 9, lines: 2 };
  pdf.text(pickup.formattedAddress, { x: page.left, y: y + 10, width: 230 }, style);
  pdf.text(
    dropoff.formattedAddress,
    { x: page.right - 230, y: y + 10, width: 230 },
    { ...style, align: 'right' },
  );
}

interface InvoiceLine {
  readonly title: string;
  readonly detail: string;
  readonly ore: number;
}

function linesOf(order: OrderRecord, { parts, netOre }: Amounts): InvoiceLine[] {
  const { goods, distanceKm, fuelType, emptyRun } = order;
  const detail = [goods.packageType, goods.packageSubType].map(goodsName).join(', ');
  if (!parts) return [{ title: texts.transport, detail, ore: netOre }];
  const { quantity, weight, volume } = goods;
  const chargeable = chargeableWeightKg(weight * quantity, volume * quantity);
  const kilos = formatNumber(Math.round(chargeable * 10) / 10);
  const distance = [
    `${formatKm(distanceKm)}, ${fuelName(fuelType)}, fraktdragande vikt ${kilos}\u00A0kg`,
    ...(emptyRun ? [texts.emptyRun(emptyRun)] : []),
  ].join(', ');
  return [
    { title: texts.basePrice, detail, ore: parts.baseOre },
    { title: texts.distanceCharge, detail: distance, ore: parts.distanceOre },
    { title: texts.serviceCharge, detail: '', ore: parts.serviceOre },
  ];
}

/** Returns the y below the last line. */
function drawLines(pdf: PdfPage, lines: readonly InvoiceLine[]): number {
  const amount = { x: page.right - 130, width: 130 };
  const description = { x: page.left, width: width - 140 };
  const label: TextStyle = { size: 7.5, color: colors.muted };
  let y = 300;
  pdf.text(texts.description, { ...description, y }, label);
  y = pdf.text(texts.amountWithoutVat, { ...amount, y }, { ...label, align: 'right' }) + 4;
  pdf.rule(y, page.left, page.right, colors.text);
  for (const { title, detail, ore } of lines) {
    y += 9;
    pdf.text(formatOre(ore), { ...amount, y }, { align: 'right' });
    y = pdf.text(title, { ...description, y }, { bold: true });
    if (detail !== '')
      y = pdf.text(detail, { ...description, y }, { size: 9, color: colors.muted, lines: 2 });
    y += 8;
    pdf.rule(y);
  }
  return y;
}

function drawSums(
  pdf: PdfPage,
  { netOre, vatOre, totalOre }: Amounts,
  top: number,
  totalLabel: string,
): void {
  const label = { x: 300, width: 130 };
  const amount = { x: page.right - 130, width: 130 };
  let y = top + 14;
  for (const [name, ore] of [
    [texts.netSum, netOre],
    [texts.vat(vatPercent), vatOre],
  ] as const) {
    pdf.text(name, { ...label, y }, { color: colors.muted });
    y = pdf.text(formatOre(ore), { ...amount, y }, { align: 'right' }) + 3;
  }
  pdf.rule(y + 4, label.x, page.right, colors.text);
  pdf.text(totalLabel, { ...label, y: y + 15 }, { bold: true });
  pdf.text(
    formatOre(totalOre),
    { x: 400, y: y + 11, width: page.right - 400 },
    { size: 15, bold: true, align: 'right' },
  );
}

/** `Betald med kort` */
function paymentOf({ paymentStatus, paymentMethod }: OrderRecord): string {
  const status = texts.paymentStatuses[paymentStatus] ?? paymentStatus;
  if (paymentStatus === 'pending') return status;
  return `${status} ${texts.paymentMethods[paymentMethod] ?? ''}`.trim();
}

function drawPayment(pdf: PdfPage, order: OrderRecord, top: number): void {
  const box = { x: page.left, y: top + 14, width: 170 };
  const isPaid = order.paymentStatus === 'paid';
  pdf.frame(box, 40, isPaid ? colors.pickup : colors.line, colors.paper);
  pdf.field(
    texts.payment,
    paymentOf(order),
    { x: box.x + 12, y: box.y + 7, width: box.width - 24 },
    { bold: true },
  );
}

/** Draws the transport's emissions and their method; nothing for orders stored before emissions were computed. */
function drawEmissions(pdf: PdfPage, { emissions }: OrderRecord, top: number): void {
  if (!emissions) return;
  const at = { x: page.left, y: top + 64, width: 220 };
  const { kgCo2e, source, year } = emissions;
  const y = pdf.field(texts.emissions, formatEmissions(kgCo2e), at, { bold: true });
  pdf.text(`${source}, ${year}`, { ...at, y: y + 1 }, { size: 7.5, color: colors.muted });
}

function drawHandover(pdf: PdfPage, attempt: AttemptRecord, top: number): void {
  const at = { x: page.left, y: top + 112, width };
  pdf.field(texts.handedOver, handoverLine(attempt), at, { bold: true, lines: 2 });
}
