import { base, page, shot, post, browser } from './zz.mjs';
await page.goto(base + '/address-book');
await page.waitForTimeout(3500);
try { await page.getByRole('button', { name: /nödvändiga|necessary|notwendige/i }).click({ timeout: 2000 }); } catch {}
await shot('book-empty');
console.log(JSON.stringify(await post({ addresses: [
  { id: 'demo-a-000001', name: 'Lagret', contact: 'Åsa Öberg', phone: '054-12 34 56', email: 'asa@example.com', street: 'Tingvallagatan 16', postalCode: '652 24', city: 'Karlstad', coordinates: { latitude: 59.3793, longitude: 13.5036 }, isDefaultPickup: true },
  { id: 'demo-a-000002', name: 'Byggplats Uppsala', contact: 'Bo Ek', phone: '070-174 06 20', street: 'Drottninggatan 4', postalCode: '753 10', city: 'Uppsala', coordinates: { latitude: 59.8577, longitude: 17.6389 } },
  { id: 'demo-a-000003', name: 'Kontoret', street: 'Storgatan 12', city: 'Sunne' },
], parcels: [{ id: 'demo-p-000001', name: 'Verktygslåda', weight: 18.5, dimensions: { length: 60, width: 40, height: 35 }, description: 'Handverktyg', packageType: 'construction', packageSubType: 'tools_hardware' }] })).slice(0, 200));
await page.reload(); await page.waitForTimeout(3000);
await shot('book');
await page.locator('freight-address-book').getByRole('button', { name: /Lägg till adress|Add an address|Adresse hinzu/ }).click();
await page.waitForTimeout(1500);
await page.locator('freight-address-book').getByRole('button', { name: /^(Spara|Save|Speichern)$/ }).click();
await page.waitForTimeout(500);
await shot('book-form');
await page.keyboard.press('Escape');
await page.locator('freight-address-book').getByRole('button', { name: /Importera|Import/ }).click();
await page.waitForTimeout(800);
await shot('book-import');
await page.locator('freight-address-book input[type=file]').setInputFiles({ name: 'kontakter.csv', mimeType: 'text/csv', buffer: Buffer.from('Namn;Kontaktperson;Telefon;E-post;Gata;Postnr;Ort\r\nÅkeri AB;"Anna\nExempel";054-1;anna@example.com;Tingvallagatan 1;652 24;Karlstad\r\nUtan ort;;;;Storgatan 1;;\r\nFel tel;;ring mig;a@;Gata 1;;Sunne\r\nLagret;Åsa Öberg;;;Tingvallagatan 16;;Karlstad\r\nBo;;;;Gatan 3;111 22;Stockholm\r\n', 'latin1') });
await page.waitForTimeout(800);
await shot('book-preview');
await browser.close();
