import { type Piece, sumOf, volumeOf } from '@freight/contract';
import { townNameAt } from '@freight/sample-services/geo/nearestTown';
import { isPostalCodeAt, postalCodesIn } from '@freight/sample-services/geo/postalRegions';
import type { AttemptRecord } from '#db/schema/handovers.ts';
import type { OrderRecord, StoredPlace } from '#db/schema/orders.ts';
import { formatDay, formatKm, formatMoment, formatNumber } from '#orderFacts/formats.ts';
import { code128, qrCode } from './barcodes.ts';
import { handoverLine } from './handoverLine.ts';
import { drawFoot, drawHead, type Letterhead } from './letterhead.ts';
import { type Box, colors, openPdfPage, type PdfPage, page } from './pdfPage.ts';
import { goodsName, texts } from './texts.ts';

const columns = { left: page.left, right: 312, width: 236 } as const;
const width = page.right - page.left;

/** A piece of several: its number, and how many there are. */
interface PlacedPiece extends Piece {
  readonly number: number;
  readonly of: number;
}

/**
 * The waybill of an order as a PDF, an A4 page for each piece: the order number as Code 128 and as QR code, both ends,
 * the goods, dates and room for three signatures. The same order always gives the same bytes.
 */
export function drawWaybill(
  order: OrderRecord,
  letterhead: Letterhead,
  attempt?: AttemptRecord,
): Promise<Buffer> {
  const pdf = openPdfPage({
    title: `${texts.waybill} ${order.waybill ?? order.orderNumber}`,
    author: letterhead.seller.name,
    date: order.updatedAt,
  });
  const placed = placedPieces(order.goods.pieces);
  placed.forEach((piece, index) => {
    if (index > 0) pdf.turn();
    drawHead(pdf, letterhead, texts.waybill);
    drawNumbers(pdf, order);
    drawEnds(pdf, order);
    drawGoods(pdf, order, piece);
    drawDates(pdf, order);
    if (attempt) drawHandover(pdf, attempt);
    drawSignatures(pdf);
    drawFoot(pdf, letterhead, texts.sampleWaybill, [index + 1, placed.length]);
  });
  return pdf.finish();
}

/** One after the other, equal ones too; undefined once for goods that are not told apart. */
function placedPieces(pieces: readonly Piece[] | undefined): (PlacedPiece | undefined)[] {
  if (!pieces) return [undefined];
  const each = pieces.flatMap((piece) => Array.from({ length: piece.count }, () => piece));
  return each.map((piece, index) => ({ ...piece, number: index + 1, of: each.length }));
}

function drawNumbers(pdf: PdfPage, { orderNumber, waybill, reference }: OrderRecord): void {
  const box = { x: page.left, y: 106, width: 330 };
  pdf.field(texts.orderNumber, orderNumber, box, { size: 24, bold: true });
  // 12 points of quiet zone are left to the right; to the left there is the margin.
  pdf.symbol(code128(orderNumber), { x: page.left, y: 156, width: 270 }, 46, texts.barcode(orderNumber));
  pdf.field(texts.waybillNumber, waybill ?? '', { ...box, y: 210, width: 150 }, { bold: true });
  if (reference !== null) {
    const beside = { x: page.left + 160, y: 210, width: 170 };
    pdf.field(texts.reference, reference, beside, { size: 9, bold: true, lines: 2 });
  }
  const side = 116;
  const corner = { x: page.right - side, y: 106, width: side };
  pdf.symbol(qrCode(orderNumber), corner, side, texts.qrCode(orderNumber));
}

function drawEnds(pdf: PdfPage, { sender, receiver, pickup, dropoff, distanceKm }: OrderRecord): void {
  const y = 262;
  pdf.route(y, columns.left + 5, columns.right + 5);
  const middle = { x: columns.left + 60, y: y - 15, width: columns.right - columns.left - 110 };
  pdf.text(formatKm(distanceKm), middle, { size: 8.5, bold: true, align: 'center' });
  const senderName = `${sender.firstName} ${sender.lastName}`;
  drawEnd(pdf, columns.left, texts.sender, { ...sender, name: senderName }, pickup);
  drawEnd(pdf, columns.right, texts.recipient, receiver, dropoff);
}

function drawEnd(
  pdf: PdfPage,
  x: number,
  label: string,
  person: { name: string; phoneNr: string; email: string },
  place: StoredPlace,
): void {
  const box = { x, width: columns.width };
  let y = pdf.text(label, { ...box, y: 276 }, { size: 7.5, color: colors.muted });
  y = pdf.text(person.name || person.email, { ...box, y: y + 1 }, { size: 11.5, bold: true, lines: 2 });
  y = pdf.text(pricedPlace(place), { ...box, y: y + 2 }, { bold: true });
  const directions = `${texts.directions}: ${place.formattedAddress}`;
  y = pdf.text(directions, { ...box, y: y + 1 }, { size: 8.5, lines: 2 });
  const contact = [person.phoneNr, person.name && person.email].filter(Boolean).join(' · ');
  pdf.text(contact, { ...box, y: y + 1 }, { size: 8, color: colors.muted, lines: 2 });
}

/** Where the goods go, by the coordinates the price was for: the customer's own words are directions only. */
function pricedPlace({ formattedAddress, postalCode = '', lat, lng }: StoredPlace): string {
  const [code] = postalCodesIn(`${postalCode}, ${formattedAddress}`).filter((known) =>
    isPostalCodeAt(known, [lat, lng]),
  );
  const town = [code?.replace(/^\d{3}/, '$& '), townNameAt({ lat, lng })].filter(Boolean).join(' ');
  return `${town} (${lat.toFixed(4)}, ${lng.toFixed(4)})`;
}

function drawGoods(
  pdf: PdfPage,
  { goods, deliveryNotes }: OrderRecord,
  piece: PlacedPiece | undefined,
): void {
  const top = 388;
  pdf.rule(top - 12);
  const { sides, weight, volume } = piece
    ? { ...piece, volume: volumeOf(piece.sides) }
    : { ...goods, sides: goods.dimensions };
  const sizes = [sides.length, sides.width, sides.height].map(formatNumber).join(' × ');
  const field = (label: string, value: string, box: Box) => pdf.field(label, value, box, { bold: true });
  const names = [goods.packageType, goods.packageSubType].map(goodsName).join(', ');
  const name = [piece?.description, names].filter(Boolean).join(': ');
  pdf.field(texts.goods, name, { x: page.left, y: top, width: 184 }, { bold: true, lines: 2 });
  const number = piece ? texts.pieceOf(piece.number, piece.of) : formatNumber(goods.quantity);
  field(texts.pieces, number, { x: 244, y: top, width: 50 });
  field(texts.weight, kg(weight), { x: 298, y: top, width: 66 });
  field(texts.volume, cubicMetres(volume), { x: 368, y: top, width: 66 });
  field(texts.dimensions, `${sizes}\u00A0cm`, { x: 438, y: top, width: page.right - 438 });
  if (goods.pieces) drawSums(pdf, goods.pieces, top + 26);
  drawInstruction(pdf, driverText(goods, deliveryNotes), goods.fragile);
}

const kg = (weight: number): string => `${formatNumber(weight)}\u00A0kg`;
const cubicMetres = (volume: number): string => `${formatNumber(volume)}\u00A0m³`;

/** What all pieces weigh and measure, below the one of the page. */
function drawSums(pdf: PdfPage, pieces: readonly Piece[], y: number): void {
  const { weight, volume } = sumOf(pieces);
  const style = { size: 7.5, color: colors.muted } as const;
  pdf.text(texts.ofAll(kg(weight)), { x: 298, y, width: 66 }, style);
  pdf.text(texts.ofAll(cubicMetres(volume)), { x: 368, y, width: 66 }, style);
}

/** What was changed on the way comes first: it is what the driver asks for at the door. */
function driverText(
  { specialInstruction }: OrderRecord['goods'],
  notes: OrderRecord['deliveryNotes'],
): string {
  const { instructions, doorCode, leaveAt, contact } = notes ?? {};
  return [
    doorCode && `${texts.doorCode}: ${doorCode}`,
    leaveAt && `${texts.leaveAt}: ${leaveAt}`,
    contact && `${texts.callFirst}: ${contact.name}, ${contact.phoneNr}`,
    instructions,
    specialInstruction.trim(),
  ]
    .filter(Boolean)
    .join(' · ');
}

/** A short instruction is set large; a long one smaller, until it fits or is cut. */
function drawInstruction(pdf: PdfPage, instruction: string, isFragile: boolean): void {
  const box = { x: page.left, y: 436, width };
  const height = 156;
  pdf.frame(box, height, isFragile ? colors.danger : colors.line, colors.paper);
  const inside = { x: box.x + 12, y: box.y + 10, width: width - 24 };
  if (isFragile) {
    pdf.text(
      texts.fragile.toUpperCase(),
      { ...inside, y: inside.y - 2 },
      { size: 12, bold: true, color: colors.danger, align: 'right' },
    );
  }
  const below = pdf.text(texts.instruction, inside, { size: 7.5, color: colors.muted });
  const text = instruction === '' ? texts.noInstruction : instruction;
  const room = box.y + height - 8 - (below + 4);
  const linesOf = (size: number) => Math.floor(room / (size * 1.3));
  const size =
    [11, 9.5, 8, 6.5].find((size) => pdf.countLines(text, inside.width, { size }) <= linesOf(size)) ?? 6.5;
  pdf.text(text, { ...inside, y: below + 4 }, { size, lines: linesOf(size) });
}

function drawDates(pdf: PdfPage, order: OrderRecord): void {
  const delivered = order.history.find(({ status }) => status === 'delivered');
  const arrival = delivered ? new Date(delivered.changedAt) : order.estimatedDelivery;
  const third = (width - 24) / 3;
  const at = (column: number, y: number): Box => ({ x: page.left + column * (third + 12), y, width: third });
  const { driver } = order;
  pdf.field(texts.ordered, formatMoment(order.createdAt), at(0, 608));
  pdf.field(texts.pickup, formatDay(order.date), at(1, 608));
  pdf.field(
    delivered ? texts.delivered : texts.estimatedDelivery,
    arrival ? formatMoment(arrival) : texts.notYet,
    at(2, 608),
  );
  pdf.field(texts.haulier, driver?.company ?? texts.notYet, at(0, 644));
  pdf.field(texts.driver, driver ? `${driver.firstName} ${driver.lastName}` : texts.notYet, at(1, 644));
  pdf.field(texts.vehicle, driver?.registrationNr ?? texts.notYet, at(2, 644));
}

/** Above the recipient's line, instead of a signature by hand. */
function drawHandover(pdf: PdfPage, attempt: AttemptRecord): void {
  const third = (width - 24) / 3;
  const at = { x: page.left + 2 * (third + 12), y: 682, width: third };
  pdf.text(handoverLine(attempt), at, { size: 7.5, lines: 3 });
}

function drawSignatures(pdf: PdfPage): void {
  const third = (width - 24) / 3;
  const labels = [texts.senderSignature, texts.driverSignature, texts.recipientSignature];
  labels.forEach((label, index) => {
    const x = page.left + index * (third + 12);
    pdf.rule(720, x, x + third, colors.muted);
    const below = pdf.text(label, { x, y: 724, width: third }, { size: 7.5 });
    pdf.text(texts.dateAndTime, { x, y: below, width: third }, { size: 7.5, color: colors.muted });
  });
}
