/** Countries and Dependents: id, name, kind, whose Dependent, capital, adjective. */
export const COUNTRY_ROWS = `
albania|Albania|dependent|italy|e2402|Albania
algeria|Algeria|dependent|france|w2114|Algeria
austria|Austria|minor||w3226|Austrian
baltic-states|Baltic States|minor||e4304|Baltic
belgium-holland|Belgium-Holland|minor||w3718|Belgian-Dutch
britain|Britain|major||w3916|British
bulgaria|Bulgaria|minor||e2605|Bulgarian
cyprus|Cyprus|dependent|britain|e1814|Cyprus
czechoslovakia|Czechoslovakia|minor||w3524|Czechoslovakian
denmark-norway|Denmark-Norway|minor||w4624|Danish-Norwegian
egypt|Egypt|dependent|britain|e1212|Egypt
finland|Finland|minor||e4704|Finnish
france|France|minor||w3516|French
germany|Germany|major||w3825|German
gibraltar|Gibraltar|dependent|britain|w2208|Gibraltar
greece|Greece|minor||e2204|Greek
hungary|Hungary|minor||e3201|Hungarian
iraq|Iraq|minor||e1722|Iraqi
ireland|Ireland|minor||w4313|Irish
italy|Italy|minor||w2522|Italian
kuwait|Kuwait|dependent|britain|e1327|Kuwait
libya|Libya|dependent|italy|w1522|Libya
malta|Malta|dependent|britain|w1824|Malta
morocco|Morocco|dependent|france|w2005|Morocco
palestine|Palestine|dependent|britain|e1415|Palestine
persia|Persia|minor||e2327|Persian
poland|Poland|minor||e3702|Polish
portugal|Portugal|minor||w2606|Portuguese
rhodes|Rhodes|dependent|italy|e1908|Rhodes
rumania|Rumania|minor||e2807|Rumanian
russia|Russia|major||e4312|Russian
saudi-arabia|Saudi Arabia|out-of-play|||Saudi Arabia
spain|Spain|minor||w2710|Spanish
sweden|Sweden|minor||w4527|Swedish
switzerland|Switzerland|minor||w3220|Swiss
syria|Syria|dependent|france|e1716|Syrian
trans-jordan|Trans-Jordan|dependent|britain|e1516|Trans-Jordan
tunisia|Tunisia|dependent|france|w2021|Tunisia
turkey|Turkey|minor||e2412|Turkish
yugoslavia|Yugoslavia|minor||e2802|Yugoslavian
united-states|United States|major|||US
`;

/** Regions: id, name, the Country they are part of in 1937, Provisional Capital. */
export const REGION_ROWS = `
alsace-lorraine|Alsace-Lorraine|france|
basque|Basque|spain|w3011
bessarabia|Bessarabia|rumania|
byelorussia|Byelorussia|russia|e3906
catalonia|Catalonia|spain|w2714
caucasus|Caucasus|russia|e2825
corsica|Corsica|france|
crimea|Crimea|russia|e2912
croatia|Croatia|yugoslavia|w3026
cyrenaica|Cyrenaica|libya|
denmark|Denmark|denmark-norway|
donbass|Donbass|russia|e3315
east-prussia|East Prussia|germany|
eastern-poland|Eastern Poland|poland|
finnish-frontier|Finnish Frontier|finland|
gau-moselland|Gau Moselland|belgium-holland|
lithuania|Lithuania|baltic-states|e4005
northern-baltics|Northern Baltics|baltic-states|e4304
northern-france|Northern France|france|
polish-corridor|Polish Corridor|poland|
sardinia|Sardinia|italy|
sicily|Sicily|italy|
tripolitania|Tripolitania|libya|
turkish-frontier|Turkish Frontier|turkey|
turkish-straits|Turkish Straits|turkey|
ukraine|Ukraine|russia|e3609
vichy|Vichy|france|
`;

/** Naval Zones: id, name, adjacent zones. */
export const ZONE_ROWS = `
arctic-ocean|Arctic Ocean|norwegian-sea
baltic-sea|Baltic Sea|north-sea
bay-of-biscay|Bay of Biscay|iberian-atlantic north-atlantic
black-sea|Black Sea|eastern-mediterranean
caspian-sea|Caspian Sea|
central-mediterranean|Central Mediterranean|eastern-mediterranean western-mediterranean
eastern-mediterranean|Eastern Mediterranean|black-sea central-mediterranean
iberian-atlantic|Iberian Atlantic|bay-of-biscay north-atlantic western-mediterranean
north-atlantic|North Atlantic|bay-of-biscay iberian-atlantic north-sea norwegian-sea
north-sea|North Sea|baltic-sea north-atlantic norwegian-sea
norwegian-sea|Norwegian Sea|arctic-ocean north-atlantic north-sea
persian-gulf|Persian Gulf|
red-sea|Red Sea|
western-mediterranean|Western Mediterranean|central-mediterranean iberian-atlantic
`;

/** Straits: the two hexes, the name, whether a line of road or rail crosses it. */
export const STRAIT_ROWS = `
w2124|w2125|Strait of Messina|connected
e2407|e2507|Dardanelles|
e2508|e2509|Bosporus|connected
e3014|e3015|Kerch Strait|
w4122|w4123|Little Belt|connected
w4123|w4124|Great Belt|connected
w4124|w4125|Oresund|
`;

/** Naval Zones that freeze in Snow. */
export const FROZEN_ZONES: readonly string[] = ['baltic-sea'];
