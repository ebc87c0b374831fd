// Which land belongs to which space: whole present-day countries first, then hand-made cuts.

/** Spaces as unions of countries (names as in Natural Earth). */
export const COUNTRIES = {
  canada: 'Canada|St. Pierre and Miquelon',
  'eastern-united-states': 'United States of America',
  'latin-america':
    'Mexico|Guatemala|Belize|El Salvador|Honduras|Nicaragua|Costa Rica|Panama|Cuba|Jamaica|Haiti|Dominican Rep.|' +
    'Puerto Rico|Bahamas|Trinidad and Tobago|Colombia|Venezuela|Guyana|Suriname|Ecuador|Peru|Bolivia|Brazil|' +
    'Paraguay|Uruguay|Argentina|Chile|Falkland Is.',
  iceland: 'Iceland',
  'united-kingdom': 'United Kingdom|Ireland|Isle of Man',
  scandinavia: 'Norway|Sweden|Finland|Åland',
  'western-europe': 'France|Belgium|Netherlands|Luxembourg|Spain|Portugal|Andorra|Monaco|Denmark',
  germany: 'Germany|Austria|Czechia|Liechtenstein',
  italy: 'Italy|San Marino|Vatican',
  balkans:
    'Slovenia|Croatia|Bosnia and Herz.|Serbia|Montenegro|Kosovo|Macedonia|Albania|Greece|Bulgaria|Romania|' +
    'Hungary|Slovakia|Moldova',
  'eastern-europe': 'Poland|Lithuania|Latvia|Belarus',
  ukraine: 'Ukraine',
  russia: 'Estonia',
  siberia: 'Russia',
  kazakhstan: 'Kazakhstan|Uzbekistan|Turkmenistan|Kyrgyzstan',
  mongolia: 'Mongolia',
  'middle-east':
    'Turkey|Syria|Lebanon|Israel|Palestine|Jordan|Iraq|Iran|Saudi Arabia|Yemen|Oman|United Arab Emirates|Qatar|' +
    'Kuwait|Bahrain|Afghanistan|Tajikistan|Georgia|Armenia|Azerbaijan|Cyprus|N. Cyprus',
  india: 'India|Pakistan|Bangladesh|Nepal|Bhutan|Sri Lanka|Siachen Glacier',
  china: 'China|Taiwan|Hong Kong|Macao|North Korea|South Korea',
  'southeast-asia': 'Myanmar|Thailand|Laos|Vietnam|Cambodia|Malaysia|Singapore',
  'north-africa':
    'Morocco|W. Sahara|Algeria|Tunisia|Libya|Egypt|Mauritania|Mali|Niger|Chad|Sudan|Senegal|Gambia|Eritrea|' +
    'Ethiopia|Djibouti|Somalia|Somaliland|Burkina Faso',
  africa:
    "Guinea-Bissau|Guinea|Sierra Leone|Liberia|Côte d'Ivoire|Ghana|Togo|Benin|Nigeria|Cameroon|" +
    'Central African Rep.|S. Sudan|Uganda|Kenya|Eq. Guinea|Gabon|Congo|Dem. Rep. Congo|Rwanda|Burundi|Tanzania|' +
    'Angola|Zambia|Malawi|Mozambique|Zimbabwe|Botswana|Namibia|South Africa|Lesotho|eSwatini',
  madagascar: 'Madagascar',
  japan: 'Japan',
  philippines: 'Philippines',
  indonesia: 'Indonesia|Brunei|Timor-Leste',
  'new-guinea': 'Papua New Guinea',
  australia: 'Australia',
  'new-zealand': 'New Zealand',
  // Land that is no space: drawn, not played.
  greenland: 'Greenland',
  switzerland: 'Switzerland',
  melanesia: 'Solomon Is.|New Caledonia|Fiji|Vanuatu',
};

/**
 * Cuts, applied in order: the land of the `of` spaces inside the ring goes to the `to` space. Corners are in degrees;
 * edges follow the projection.
 */
// biome-ignore format: a corner is two numbers, a ring reads as a row
export const CUTS = [
  // Overseas parts of countries.
  {
    to: 'latin-america',
    of: ['western-europe'],
    ring: [[-56, 8], [-50, 8], [-50, 0], [-56, 0]],
  },
  {
    to: 'latin-america',
    of: ['western-europe'],
    ring: [[-64, 19], [-58, 19], [-58, 13], [-64, 13]],
  },
  {
    to: 'new-guinea',
    of: ['indonesia'],
    ring: [[130.4, 1], [142, 1], [142, -10], [137, -9.5], [135, -5], [132.5, -4.2], [130.4, -2]],
  },
  {
    to: 'indonesia',
    of: ['southeast-asia'],
    ring: [[109, 8], [120, 8], [120, 0], [109, 0]],
  },
  // North America: one point where four spaces meet, at 104 W, 49 N.
  {
    to: 'pacific-northwest',
    of: ['canada', 'eastern-united-states'],
    ring: [
      [-104.05, 49], [-110, 57], [-118, 65], [-121, 70.2], [-127, 71], [-145, 72.5], [-190, 72.5],
      [-190, 50], [-132, 50], [-126, 48.4], [-123, 48.4], [-122.4, 49],
    ],
  },
  {
    to: 'western-united-states',
    of: ['eastern-united-states'],
    ring: [[-104.05, 49], [-122.4, 49], [-123, 48.4], [-126, 48.4], [-128, 30], [-110, 25], [-104.05, 27]],
  },
  // Europe.
  {
    to: 'western-europe',
    of: ['germany'],
    ring: [
      [5.5, 49.55], [6.6, 49.55], [6.9, 51], [8.6, 52.5], [10.1, 53.2], [11.05, 53.75], [11.05, 56],
      [5.5, 56],
    ],
  },
  {
    to: 'eastern-europe',
    of: ['ukraine'],
    ring: [[21.5, 52.5], [27.2, 52.5], [26.6, 50.2], [25.2, 48.9], [24.9, 47.5], [21.5, 47.5]],
  },
  {
    to: 'eastern-europe',
    of: ['siberia'],
    ring: [[19, 53.5], [24, 53.5], [24, 56], [19, 56]],
  },
  {
    to: 'balkans',
    of: ['middle-east'],
    ring: [[25, 43], [29.08, 43], [29.08, 41.1], [28, 40.75], [26.5, 40.35], [25, 39.9]],
  },
  {
    to: 'ukraine',
    of: ['siberia'],
    ring: [[32, 44], [36.6, 44.6], [36.6, 46.4], [32, 46.4]],
  },
  // The Soviet Union.
  {
    to: 'russia',
    of: ['siberia'],
    ring: [
      [24, 78], [58, 78], [57, 70.6], [66, 68.8], [65, 66], [60, 61.5], [51, 60], [42, 59.3],
      [37, 57.4], [35.8, 55], [36, 53], [37.2, 51.3], [35, 50.5], [24, 50],
    ],
  },
  {
    to: 'moscow',
    of: ['siberia'],
    ring: [
      [60, 61.5], [51, 60], [42, 59.3], [37, 57.4], [35.8, 55], [36, 53], [37.2, 51.3], [39, 51.3],
      [43, 51], [47.4, 50.7], [49, 48], [61.7, 48], [61.7, 54], [60.5, 57],
    ],
  },
  {
    to: 'ukraine',
    of: ['siberia'],
    ring: [[33.5, 51.5], [37.2, 51.3], [39, 51.3], [43, 51], [47.4, 50.7], [50, 49], [50, 40], [35, 40]],
  },
  {
    to: 'vladivostok',
    of: ['siberia'],
    ring: [
      [111.5, 48], [113, 52], [121, 58.5], [134, 66], [142, 72], [146, 80], [200, 80], [200, 40],
      [111.5, 40],
    ],
  },
  // Asia.
  {
    to: 'mongolia',
    of: ['china', 'siberia'],
    ring: [[84.2, 49.5], [87.2, 50.3], [91, 50.5], [92.5, 47], [91, 44.8], [84.6, 46.6]],
  },
  {
    to: 'szechuan',
    of: ['china'],
    ring: [
      [70, 50], [98, 50], [101.5, 43], [104.5, 38], [106, 34], [108.2, 31], [108.2, 27.5],
      [106.8, 24.2], [105.3, 23], [105.3, 20], [70, 20],
    ],
  },
  {
    to: 'southeast-asia',
    of: ['china'],
    ring: [
      [105.2, 21.5], [105.3, 23.4], [106.8, 24.2], [109.6, 23.5], [111.4, 21.45], [112, 17],
      [105, 17],
    ],
  },
  {
    to: 'middle-east',
    of: ['north-africa'],
    ring: [[32.45, 31.6], [32.45, 29.8], [33.6, 27.4], [36, 27.4], [36, 31.6]],
  },
];

/** Land bridges and channels: lines painted over the land, with their width in units. */
// biome-ignore format: a corner is two numbers, a ring reads as a row
export const STROKES = [
  {
    to: 'philippines',
    width: 5,
    line: [[121.3, 16.5], [121.9, 14.4], [123.6, 13.2], [124.9, 12], [125, 10.5], [125.4, 8]],
  },
  // Vancouver Island and Puget Sound are coast, so that the land border meets the sea in one point.
  {
    to: 'pacific-northwest',
    width: 9,
    line: [[-124.3, 48.75], [-123, 48.75], [-122.7, 49.2]],
  },
  {
    to: 'pacific-northwest',
    width: 4,
    line: [[-125.5, 50.2], [-124, 49.4], [-123, 49]],
  },
  {
    to: 'western-united-states',
    width: 8,
    line: [[-124.2, 48.05], [-122.5, 48.05], [-122.5, 47.3]],
  },
  {
    to: 'indonesia',
    width: 3,
    line: [[105.2, -5.6], [106.3, -6.4]],
  },
  {
    to: 'indonesia',
    width: 2.5,
    line: [[114.2, -8.2], [115.3, -8.4], [116.4, -8.6], [118, -8.6], [120, -8.5], [122.8, -8.5]],
  },
];
