import { describe, expect, it } from 'vitest';
import { deviceName } from './deviceName.ts';

describe('the name of a device', () => {
  it('is browser and system, whatever else the browser pretends to be', () => {
    const agents = {
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0':
        'Edge, Windows',
      'Mozilla/5.0 (X11; Linux x86_64; rv:142.0) Gecko/20100101 Firefox/142.0': 'Firefox, Linux',
      'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36':
        'Chrome, Android',
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1':
        'Safari, iPhone',
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Safari/605.1.15':
        'Safari, Mac',
    };
    for (const [agent, name] of Object.entries(agents)) expect(deviceName(agent)).toBe(name);
  });

  it('is nothing where a program says nothing of itself', () => {
    expect(deviceName('curl/8.5.0')).toBeNull();
    expect(deviceName('')).toBeNull();
  });
});
