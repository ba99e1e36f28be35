import { describe, expect, it } from 'vitest';
import { driverOf } from './driver.ts';

describe('the driver of an order', () => {
  it('is the same person with the same vehicle every time [SOCKET-17]', () => {
    expect(driverOf('an order')).toEqual(driverOf('an order'));
    expect(driverOf('an order')).not.toEqual(driverOf('another order'));
  });

  it('stays the same across server versions, because customers have already seen it', () => {
    expect(driverOf('an order')).toEqual({
      firstName: 'Amir',
      lastName: 'Sampelsson',
      phoneNr: '+46 70 174 06 71',
      email: 'amir.sampelsson@example.com',
      rating: 4.6,
      registrationNr: 'MBW 30D',
      company: 'Provtransport i Mellansverige AB',
    });
    const mails = Array.from({ length: 60 }, (_, index) => driverOf(`order-${index}`))
      .filter(({ lastName }) => /[åäö]/.test(lastName))
      .map(({ email }) => email.replace(/.*\.(?=.*@)/, ''));
    expect(mails).toContain('provstrom@example.com');
  });

  it('has a name, a sample phone number, a rating and a registration number [DETAIL-57] [DETAIL-58]', () => {
    for (let index = 0; index < 300; index++) {
      const driver = driverOf(`order-${index}`);
      expect(driver.phoneNr).toMatch(/^\+46 70 174 06 (0[5-9]|[1-9]\d)$/);
      expect(driver.rating).toBeGreaterThanOrEqual(3.9);
      expect(driver.rating).toBeLessThanOrEqual(5);
      expect(driver.rating).toBe(Number(driver.rating.toFixed(1)));
      expect(driver.registrationNr).toMatch(/^[A-Z]{3} \d\d[A-Z]$/);
      expect(driver.email).toMatch(/^[a-z]+\.[a-z]+@example\.com$/);
    }
  });
});
