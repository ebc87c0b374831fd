// The tables of Appendix A. An owner of the game can replace them by the printed ones (docs/totaler-krieg-values.md).

/** A-1, the Combat Results Table: the column, then the results for die rolls 1 to 6. */
export const CRT_ROWS = `
1-3|Ad 0/0|Ad 0/0|Ad 1/0|Ad 1/0|Ad 2/0|Ad 2/0
1-2|Ex 0/0|Ad 0/0|Ad 0/0|Ad 1/0|Ad 1/0|Ad 2/0
1-1|Ex 0/0|Ex 0/0|Ad 0/0|Ad 0/0|Ad 1/0|Ad 1/0
3-2|Dr1 1/1|Ex 0/0|Ex 0/0|Ad 0/0|Ad 0/0|Ad 1/0
2-1|Dr1 0/0|Dr1 1/1|Ex 0/0|Ex 0/0|Ad 0/0|Ad 1/0
3-1|Dr2 0/0|Dr2 1/1|Dr1 0/0|Dr1 1/1|Dr1 1/1|Ex 0/0
4-1|Dr3 0/0|Dr2 0/1|Dr2 0/0|Dr2 1/1|Dr1 1/1|Ex 0/0
5-1|Dr3 0/1|Dr3 0/0|Dr2 0/1|Dr2 1/1|Dr1 1/1|Dr1 1/1
6-1|Dr3 0/1|Dr3 0/1|Dr2 0/1|Dr2 0/1|Dr2 1/1|Dr1 1/1
7-1|Dr3 0/1|Dr3 0/1|Dr3 0/1|Dr2 0/1|Dr2 0/1|Dr2 1/1
8-1|Dr3 0/2|Dr3 0/1|Dr3 0/1|Dr3 0/1|Dr2 0/1|Dr2 1/1
9-1|Dr3 0/2|Dr3 0/2|Dr3 0/1|Dr3 0/1|Dr2 0/1|Dr2 0/1
`;

/** A-2, the VP Track: the face of the marker and the box, then the Current Strategic Values. */
export const VP_ROWS = `
axis-tide-4|12 or more
axis-tide-3|9 to 11
axis-tide-2|5 to 8
axis-tide-1|4 to 4
allied-crusade-0|2 to 3
allied-crusade-1|-4 to 1
allied-crusade-2|-9 to -5
allied-crusade-3|-14 to -10
allied-crusade-4|-15 or less
`;

/** A-3, the USCL Track: level, Political DRM, DRM on Axis and on Western Delay rolls. */
export const USCL_ROWS = `
0|0|0|0
1|-1|1|0
2|-2|1|-1
3|-2|2|-1
4|-2|2|-2
`;

/** A-4, the Delay DRMs: the cause, then what each marker, unit or VP of it adds to a Delay roll. */
export const DELAY_ROWS = `
axis-tide|-1
intensive-bombing|1
materiel-shortages|1
reduced-us-impact|-1
type-xxi-production|1
ural-bomber-production|1
us-victory-program|1
jet-fighter-production|1
war-production|-1
bombers|1
sub-fleets|1
`;

/** A-5, the weather: first month of the turn, weather in the North, weather in the Desert. */
export const WEATHER_ROWS = `
march|clear|clear
april|mud|storms
may|clear|clear
june|clear|clear
july|clear|clear
august|clear|clear
september|mud|clear
november|snow|clear
january|snow|storms
`;

/** A-6, the Terrain Effects Chart, hexes: terrain, MP, column shift. */
export const TERRAIN_ROWS = `
clear|1|0
city|1|-1
rough|2|-1
city-in-rough|2|-1
`;

/** A-6, hexsides: terrain, MP ('all' of a unit's MA, 'line' as along a Road or Rail), column shift. */
export const HEXSIDE_ROWS = `
mountain|2|-2
river|1|-1
strait|all|-2
connected-strait|line|-2
beachhead-aircraft|all|-2
beachhead-battleship|all|-1
`;

/** A-6, along a Road or Rail: MP for a one-step unit and for a larger one. */
export const LINE_ROWS = `
one-step|0.5
multi-step|1
`;

/** 1.1.2.1, what modifies a political roll: the cause, then the modifier for an Axis roll and for an Allied one. */
export const POLITICAL_DRM_ROWS = `
axis-tide|1|1
axis-influence|1|1
western-influence|-1|-1
soviet-influence|-1|-1
neutrality|-1|1
`;

/** A-7, the Area Tables: the area, then the Country or Dependent for die rolls 1 to 6. */
export const AREA_ROWS = `
western|belgium-holland|ireland|portugal|switzerland|spain|france
northern|denmark-norway|sweden|baltic-states|denmark-norway|sweden|finland
central|czechoslovakia|poland|switzerland|austria|hungary|italy
balkan|greece|yugoslavia|turkey|rumania|bulgaria|hungary
middle-east|egypt|persia|turkey|palestine|iraq|syria
`;

/**
 * A-8, event tables: the table, then the Political Events of die rolls 1 to 6; the last one is that of Axis card 36
 * (18.19), where '-' is No Result.
 */
export const EVENT_TABLE_ROWS = `
international-crisis|19.22|19.24|19.18|19.18|19.12|19.12
diplomatic-incident|19.10|19.9|19.27|19.19|19.2|19.6
civil-war-axis|19.4|19.29|19.35|19.39|19.5|19.5
civil-war-western|19.5|19.5|19.39|19.34|19.35|19.4
civil-war-soviet|19.5|19.5|19.39|19.29|19.35|19.4
materiel-shortages|19.23|19.8|19.8|19.14|-|-
`;

/** A-8, the Lend-Lease Table: the modified die, then steps of infantry, of armor and of any type; the last row is for more. */
export const LEND_LEASE_ROWS = `
1|1|1|0
2|0|0|2
3|0|0|1
4|0|0|1
5|0|0|0
`;

/** 1.3.2: steps that a marker brings every season: of infantry, of armor, of SS. */
export const MARKER_STEP_ROWS = `
no-retreat|2|0|0
ss-europa|0|0|2
us-victory-program|1|1|0
`;

/** 0.2b: the Strategic Values that win at once in Total War. */
export const AUTOMATIC_VICTORY_ROWS = `
axis|15
allies|-17
`;

/**
 * Rolls of a die on which something depends: the lowest that devastates a City (2.2.3.6a), the highest by which a Neutral
 * Country is Western (13.5f) and by which a Vichy without the south fights on (17.8b).
 */
export const DICE_ROWS = `
devastation|5
western-alignment|3
vichy-fights-on|3
`;

/** 24.4, 25.4: what a scenario on one map adds to its Strategic Value for the other, on every turn or from a turn on. */
export const OTHER_MAP_ROWS = `
fire-in-the-east|3
1943-05|3
1943-08|3
1943-11|2
1944-03|2
1944-05|1
1944-08|0
1944-11|-3
1945-03|-4
1945-05|-5
`;
