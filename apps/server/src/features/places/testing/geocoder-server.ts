import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request as it arrived. */
export interface Arrived {
  /** Path without its query. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingHttpHeaders;
}

/** What is answered: a status and JSON, or a text as it is; `null`: nothing, the line is cut. */
export type Answering = { readonly status: number; readonly body: unknown } | null;

/** A server on this machine that finds addresses as Nominatim and Photon do. */
export interface GeocoderServer {
  readonly url: string;
  readonly asked: Arrived[];
  /** Answers otherwise from now on; undefined: as the services do. */
  answers: ((request: Arrived) => Answering) | undefined;
  stop(): Promise<void>;
}

const BERLIN = {
  nominatim: [
    {
      licence: 'Data © OpenStreetMap contributors, ODbL 1.0. http://osm.org/copyright',
      lat: '52.5170',
      lon: '13.3889',
      name: 'Berlin',
      display_name: 'Berlin, Germany',
      address: { city: 'Berlin', country: 'Germany', country_code: 'de' },
    },
  ],
  photon: {
    type: 'FeatureCollection',
    features: [
      {
        type: 'Feature',
        geometry: { type: 'Point', coordinates: [13.3889, 52.517] },
        properties: { name: 'Berlin', country: 'Germany', countrycode: 'DE' },
      },
    ],
  },
};

const KAI = {
  nominatim: [
    {
      lat: '53.5437',
      lon: '9.9889',
      name: '',
      display_name: '5, Sandtorkai, Hamburg, Germany',
      address: {
        house_number: '5',
        road: 'Sandtorkai',
        city: 'Hamburg',
        country: 'Germany',
        country_code: 'de',
      },
    },
  ],
  photon: {
    type: 'FeatureCollection',
    features: [
      {
        type: 'Feature',
        geometry: { type: 'Point', coordinates: [9.9889, 53.5437] },
        properties: {
          street: 'Sandtorkai',
          housenumber: '5',
          city: 'Hamburg',
          country: 'Germany',
          countrycode: 'DE',
        },
      },
    ],
  },
};

function usual({ path, query }: Arrived): Answering {
  const kind = path === '/search' ? 'nominatim' : path === '/api' ? 'photon' : null;
  if (kind === null) return { status: 404, body: {} };
  const sought = query.get('q') ?? '';
  if (sought === 'Berlin') return { status: 200, body: BERLIN[kind] };
  if (sought.includes('Sandtorkai')) return { status: 200, body: KAI[kind] };
  return { status: 200, body: kind === 'nominatim' ? [] : { type: 'FeatureCollection', features: [] } };
}

/** Starts one on a free port. It knows Berlin and Sandtorkai 5 in Hamburg. */
export async function startGeocoderServer(): Promise<GeocoderServer> {
  const asked: Arrived[] = [];
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://local');
    const arrived = { path: url.pathname, query: url.searchParams, headers: request.headers };
    asked.push(arrived);
    const answer = (own.answers ?? usual)(arrived);
    if (answer === null) {
      request.socket.destroy();
      return;
    }
    const body = typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body);
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(body);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const own: GeocoderServer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    answers: undefined,
    stop: () =>
      new Promise((stopped) => {
        server.close(() => stopped());
        server.closeAllConnections();
      }),
  };
  return own;
}
