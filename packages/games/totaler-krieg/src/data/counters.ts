/**
 * The kinds of counter, one per line: id, faction ('' for Minor Countries and shared markers), Country, kind, type,
 * designation or name, front and reduced side as attack-defense-move/steps, faces of a marker, number, marks.
 */
export const COUNTER_ROWS = `
de-inf|axis|germany|ground|infantry||1-2-3/1|||34|
de-arm|axis|germany|ground|armor||2-2-4/1|||10|
de-vg|axis|germany|ground|infantry|VG|0-2-2/1|||6|sub:volksgrenadier
de-fort-fe|axis|germany|ground|fortress|FE|0-3-0/1|||12|stripe
de-corps-19g|axis|germany|ground|mountain|19G|1-2-4/1|||1|
de-corps-1fls|axis|germany|ground|airborne|1Fls|1-2-4/1|||1|stripe back:mk-airdrop
de-army-1|axis|germany|ground|infantry|1|5-6-2/3|3-4-2/2||1|stripe
de-army-3|axis|germany|ground|infantry|3|5-6-2/3|3-4-2/2||1|stripe
de-army-7|axis|germany|ground|infantry|7|5-6-2/3|3-4-2/2||1|stripe
de-army-8|axis|germany|ground|infantry|8|5-6-2/3|3-4-2/2||1|stripe
de-army-10|axis|germany|ground|infantry|10|5-6-2/3|3-4-2/2||1|stripe
de-army-12|axis|germany|ground|infantry|12|5-6-2/3|3-4-2/2||1|stripe
de-army-14|axis|germany|ground|infantry|14|5-6-2/3|3-4-2/2||1|stripe
de-army-19|axis|germany|ground|infantry|19|5-6-2/3|3-4-2/2||1|stripe
de-army-21|axis|germany|ground|infantry|21|5-6-2/3|3-4-2/2||1|stripe
de-army-e|axis|germany|ground|infantry|E|5-6-2/3|3-4-2/2||1|stripe
de-army-2|axis|germany|ground|infantry|2|6-6-3/3|4-4-3/2||1|stripe
de-army-4|axis|germany|ground|infantry|4|6-6-3/3|4-4-3/2||1|stripe
de-army-6|axis|germany|ground|infantry|6|6-6-3/3|4-4-3/2||1|stripe
de-army-9|axis|germany|ground|infantry|9|6-6-3/3|4-4-3/2||1|stripe
de-army-11|axis|germany|ground|infantry|11|6-6-3/3|4-4-3/2||1|stripe
de-army-15|axis|germany|ground|infantry|15|6-6-3/3|4-4-3/2||1|stripe
de-army-16|axis|germany|ground|infantry|16|6-6-3/3|4-4-3/2||1|stripe
de-army-17|axis|germany|ground|infantry|17|6-6-3/3|4-4-3/2||1|stripe
de-army-18|axis|germany|ground|infantry|18|6-6-3/3|4-4-3/2||1|stripe
de-army-1p|axis|germany|ground|armor|1P|8-6-4/3|5-4-4/2||1|stripe
de-army-2p|axis|germany|ground|armor|2P|8-6-4/3|5-4-4/2||1|stripe
de-army-3p|axis|germany|ground|armor|3P|8-6-4/3|5-4-4/2||1|stripe
de-army-4p|axis|germany|ground|armor|4P|8-6-4/3|5-4-4/2||1|stripe
de-army-5p|axis|germany|ground|armor|5P|8-6-4/3|5-4-4/2||1|stripe
de-army-1f|axis|germany|ground|infantry|1F|2-8-2/3|1-6-2/2||1|stripe
de-hq-nor|axis|germany|ground|hq|Nor|4-4-3/3|2-2-3/2||1|stripe
de-hq-cen|axis|germany|ground|hq|Cen|4-4-3/3|2-2-3/2||1|stripe
de-hq-sou|axis|germany|ground|hq|Sou|4-4-3/3|2-2-3/2||1|stripe
de-hq-a|axis|germany|ground|hq|A|4-4-3/3|2-2-3/2||1|stripe
de-hq-b|axis|germany|ground|hq|B|4-4-3/3|2-2-3/2||1|stripe
de-hq-c|axis|germany|ground|hq|C|2-4-2/3|1-2-2/2||1|stripe
de-hq-f|axis|germany|ground|hq|F|2-4-2/3|1-2-2/2||1|stripe
de-hq-g|axis|germany|ground|hq|G|2-4-2/3|1-2-2/2||1|stripe
de-hq-h|axis|germany|ground|hq|H|2-4-2/3|1-2-2/2||1|stripe
de-ss-arm|axis|germany|ground|armor||3-2-4/1|||1|ss
de-ss-mech|axis|germany|ground|mechanized||2-3-4/1|||1|ss
de-ss-cav|axis|germany|ground|cavalry||1-1-4/1|||1|ss
de-ss-army-6p|axis|germany|ground|armor|6P|9-7-3/3|6-5-3/2||1|ss
de-heli-2f|axis|germany|ground|helicopter|2F|1-2-5/1|||1|stripe back:mk-airdrop
de-col-by|axis|germany|ground|infantry|By|1-1-2/1|||1|colonial
de-col-don|axis|germany|ground|infantry|Don|1-1-2/1|||1|colonial
de-col-uk|axis|germany|ground|infantry|Uk|1-1-2/1|||1|colonial
ax-army-20|axis|axis-multi-national|ground|infantry|20|4-4-3/3|2-3-3/2||1|multinational stripe holding:true
ax-hq-med|axis|axis-multi-national|ground|hq|Med|2-2-2/3|1-1-2/2||1|multinational stripe holding:true
ax-army-pa|axis|axis-multi-national|ground|armor|PA|6-5-4/3|3-3-4/2||1|multinational stripe holding:true
gb-inf|western|britain|ground|infantry||1-2-2/1|||3|
gb-arm|western|britain|ground|armor||2-1-3/1|||6|
gb-corps-bef|western|britain|ground|infantry|BEF|1-2-2/1|||1|
gb-army-9|western|britain|ground|infantry|9|3-3-3/2|1-1-3/1||1|
gb-army-10|western|britain|ground|infantry|10|3-3-3/2|1-1-3/1||1|
gb-army-nw|western|britain|ground|infantry|NW|3-3-3/2|1-1-3/1||1|
gb-army-w|western|britain|ground|infantry|W|3-3-3/2|1-1-3/1||1|
gb-army-1|western|britain|ground|infantry|1|6-6-3/3|3-4-2/2||1|stripe
gb-army-2|western|britain|ground|mechanized|2|8-7-3/3|5-5-2/2||1|stripe
gb-army-8|western|britain|ground|mechanized|8|7-6-3/3|4-4-2/2||1|stripe
gb-army-1can|western|britain|ground|mechanized|1Can|7-7-3/3|4-4-2/2||1|stripe
gb-hq-21|western|britain|ground|hq|21|6-6-2/3|3-3-2/2||1|stripe
gb-hq-wdf|western|britain|ground|hq|WDF|2-2-2/2|||1|stripe
gb-hq-lon|western|britain|ground|hq|Lon|2-2-0/2|||1|stripe
gb-garr-basra|western|britain|ground|garrison|Basra|0-1-0/1|||1|
gb-garr-said|western|britain|ground|garrison|Said|0-1-0/1|||1|
gb-garr-suez|western|britain|ground|garrison|Suez|0-1-0/1|||1|
gb-garr-malta|western|britain|ground|garrison|Malta|0-1-0/1|||1|
gb-fort-gib|western|britain|ground|fortress|Gib|0-2-0/1|||1|stripe
gb-paf-def|western|britain|ground|port-a-fort|Def|1-1-2/1|||1|fortress:0-1-0/1
gb-col-fra|western|britain|ground|infantry|Fra|1-2-2/1|||1|colonial with:france
gb-col-italy|western|britain|ground|infantry|Italy|1-2-2/1|||1|colonial with:italy
gb-col-pol|western|britain|ground|infantry|Pol|1-2-2/1|||1|colonial with:poland
gb-col-spain|western|britain|ground|infantry|Spain|1-2-2/1|||1|colonial with:spain
gb-col-swe|western|britain|ground|infantry|Swe|1-2-2/1|||1|colonial with:sweden
gb-col-tur|western|britain|ground|infantry|Tur|1-2-2/1|||1|colonial with:turkey
gb-col-can|western|britain|ground|infantry|Can|1-2-2/1|||1|colonial
gb-col-ind|western|britain|ground|infantry|Ind|1-2-2/1|||1|colonial
gb-col-aus|western|britain|ground|infantry|Aus|1-2-2/1|||1|colonial
gb-col-nz|western|britain|ground|infantry|NZ|1-1-3/1|||1|colonial
gb-col-sa|western|britain|ground|infantry|SA|1-1-3/1|||1|colonial
gb-col-can-arm|western|britain|ground|armor|Can|2-1-3/1|||1|colonial
us-inf|western|united-states|ground|infantry||1-2-3/1|||12|
us-arm|western|united-states|ground|armor||2-1-3/1|||6|
us-arm-heavy|western|united-states|ground|armor||2-2-4/1|||1|
us-army-1|western|united-states|ground|mechanized|1|7-7-3/3|4-4-2/2||1|stripe
us-army-3|western|united-states|ground|mechanized|3|9-7-4/3|5-5-3/2||1|stripe
us-army-5|western|united-states|ground|mechanized|5|7-6-3/3|4-4-2/2||1|stripe
us-army-7|western|united-states|ground|infantry|7|6-6-3/3|3-4-2/2||1|stripe
us-army-9|western|united-states|ground|mechanized|9|7-6-3/3|4-4-2/2||1|stripe
us-army-15|western|united-states|ground|infantry|15|6-6-3/3|3-4-2/2||1|stripe
us-hq-6|western|united-states|ground|hq|6|4-5-2/3|2-3-2/2||1|stripe
us-hq-12|western|united-states|ground|hq|12|6-6-2/3|3-3-2/2||1|stripe
we-hq-15|western|western-multi-national|ground|hq|15|4-5-2/3|2-3-2/2||1|multinational stripe holding:true
we-corps-1ab|western|western-multi-national|ground|airborne|1AB|1-2-4/1|||1|multinational stripe back:mk-airdrop
fr-army-3||france|ground|infantry|3|1-2-2/2|0-1-2/1||1|
fr-army-5||france|ground|infantry|5|1-2-2/2|0-1-2/1||1|
fr-army-8||france|ground|infantry|8|1-2-2/2|0-1-2/1||1|
fr-army-2||france|ground|infantry|2|3-3-2/2|1-1-2/1||1|
fr-army-4||france|ground|infantry|4|3-3-2/2|1-1-2/1||1|
fr-army-6||france|ground|infantry|6|3-3-2/2|1-1-2/1||1|
fr-army-9||france|ground|infantry|9|3-3-2/2|1-1-2/1||1|
fr-army-10||france|ground|infantry|10|3-3-2/2|1-1-2/1||1|
fr-army-7||france|ground|infantry|7|4-4-3/2|1-2-3/1||1|vichy
fr-army-1||france|ground|infantry|1|6-6-3/3|3-4-2/2||1|vichy stripe
fr-hq-1||france|ground|hq|1|2-2-2/2|||1|stripe
fr-hq-2||france|ground|hq|2|2-2-2/2|||1|stripe
fr-corps-alp||france|ground|mountain|Alp|1-1-3/1|||1|
fr-paf-def||france|ground|port-a-fort|Def|1-1-2/1|||1|fortress:0-1-0/1
fr-fort-mag||france|ground|fortress|Mag|0-5-0/2|0-3-0/1||3|stripe
fr-garr-dam||france|ground|garrison|Dam|0-1-0/1|||1|
fr-res||france|ground|infantry|Res|0-1-2/1|||1|reserve vichy
fr-exp||france|ground|infantry|Exp|1-2-3/1|||1|exp vichy stripe
fr-col-112||france|ground|infantry|Col|1-1-2/1|||1|colonial vichy
fr-col-012||france|ground|infantry|Col|0-1-2/1|||3|colonial vichy
su-inf|soviet|russia|ground|infantry||0-1-2/1|||4|
su-arm|soviet|russia|ground|armor||1-1-3/1|||2|
su-mech|soviet|russia|ground|mechanized||1-2-3/1|||2|
su-army-3|soviet|russia|ground|infantry|3|3-3-2/2|1-1-2/1||1|
su-army-4|soviet|russia|ground|infantry|4|3-3-2/2|1-1-2/1||1|
su-army-5|soviet|russia|ground|infantry|5|3-3-2/2|1-1-2/1||1|
su-army-6|soviet|russia|ground|infantry|6|3-3-2/2|1-1-2/1||1|
su-army-7|soviet|russia|ground|infantry|7|3-3-2/2|1-1-2/1||1|
su-army-8|soviet|russia|ground|infantry|8|3-3-2/2|1-1-2/1||1|
su-army-9|soviet|russia|ground|infantry|9|3-3-2/2|1-1-2/1||1|
su-army-10|soviet|russia|ground|infantry|10|3-3-2/2|1-1-2/1||1|
su-army-11|soviet|russia|ground|infantry|11|3-3-2/2|1-1-2/1||1|
su-army-12|soviet|russia|ground|infantry|12|3-3-2/2|1-1-2/1||1|
su-army-13|soviet|russia|ground|infantry|13|3-3-2/2|1-1-2/1||1|
su-army-14|soviet|russia|ground|infantry|14|3-3-2/2|1-1-2/1||1|
su-army-16|soviet|russia|ground|infantry|16|3-3-2/2|1-1-2/1||1|
su-army-18|soviet|russia|ground|infantry|18|3-3-2/2|1-1-2/1||1|
su-army-19|soviet|russia|ground|infantry|19|3-3-2/2|1-1-2/1||1|
su-army-20|soviet|russia|ground|infantry|20|3-3-2/2|1-1-2/1||1|
su-army-21|soviet|russia|ground|infantry|21|3-3-2/2|1-1-2/1||1|
su-army-22|soviet|russia|ground|infantry|22|3-3-2/2|1-1-2/1||1|
su-army-23|soviet|russia|ground|infantry|23|3-3-2/2|1-1-2/1||1|
su-army-24|soviet|russia|ground|infantry|24|3-3-2/2|1-1-2/1||1|
su-army-26|soviet|russia|ground|infantry|26|3-3-2/2|1-1-2/1||1|
su-army-27|soviet|russia|ground|infantry|27|3-3-2/2|1-1-2/1||1|
su-army-28|soviet|russia|ground|infantry|28|3-3-2/2|1-1-2/1||1|
su-army-31|soviet|russia|ground|infantry|31|3-3-2/2|1-1-2/1||1|
su-army-33|soviet|russia|ground|infantry|33|3-3-2/2|1-1-2/1||1|
su-army-34|soviet|russia|ground|infantry|34|3-3-2/2|1-1-2/1||1|
su-army-37|soviet|russia|ground|infantry|37|3-3-2/2|1-1-2/1||1|
su-army-40|soviet|russia|ground|infantry|40|3-3-2/2|1-1-2/1||1|
su-army-42|soviet|russia|ground|infantry|42|3-3-2/2|1-1-2/1||1|
su-army-43|soviet|russia|ground|infantry|43|3-3-2/2|1-1-2/1||1|
su-army-48|soviet|russia|ground|infantry|48|3-3-2/2|1-1-2/1||1|
su-army-1s|soviet|russia|ground|infantry|1S|5-2-2/2|2-1-2/1||1|sub:shock
su-army-2s|soviet|russia|ground|infantry|2S|5-2-2/2|2-1-2/1||1|sub:shock
su-army-3s|soviet|russia|ground|infantry|3S|5-2-2/2|2-1-2/1||1|sub:shock
su-army-4s|soviet|russia|ground|infantry|4S|5-2-2/2|2-1-2/1||1|sub:shock
su-army-5s|soviet|russia|ground|infantry|5S|5-2-2/2|2-1-2/1||1|sub:shock
su-army-1g|soviet|russia|ground|infantry|1G|4-4-3/2|1-2-3/1||1|sub:guards
su-army-2g|soviet|russia|ground|infantry|2G|4-4-3/2|1-2-3/1||1|sub:guards
su-army-3g|soviet|russia|ground|infantry|3G|4-4-3/2|1-2-3/1||1|sub:guards
su-army-4g|soviet|russia|ground|infantry|4G|4-4-3/2|1-2-3/1||1|sub:guards
su-army-5g|soviet|russia|ground|infantry|5G|4-4-3/2|1-2-3/1||1|sub:guards
su-army-6g|soviet|russia|ground|infantry|6G|4-4-3/2|1-2-3/1||1|sub:guards
su-army-7g|soviet|russia|ground|infantry|7G|4-4-3/2|1-2-3/1||1|sub:guards
su-army-8g|soviet|russia|ground|infantry|8G|4-4-3/2|1-2-3/1||1|sub:guards
su-army-9g|soviet|russia|ground|infantry|9G|4-4-3/2|1-2-3/1||1|sub:guards
su-army-10g|soviet|russia|ground|infantry|10G|4-4-3/2|1-2-3/1||1|sub:guards
su-army-11g|soviet|russia|ground|infantry|11G|4-4-3/2|1-2-3/1||1|sub:guards
su-army-1t|soviet|russia|ground|armor|1T|4-3-3/2|2-1-3/1||1|
su-army-2t|soviet|russia|ground|armor|2T|4-3-3/2|2-1-3/1||1|
su-army-3t|soviet|russia|ground|armor|3T|4-3-3/2|2-1-3/1||1|
su-army-4t|soviet|russia|ground|armor|4T|4-3-3/2|2-1-3/1||1|
su-army-5t|soviet|russia|ground|armor|5T|4-3-3/2|2-1-3/1||1|
su-army-1gt|soviet|russia|ground|armor|1GT|5-4-3/2|2-2-3/1||1|sub:guards
su-army-2gt|soviet|russia|ground|armor|2GT|5-4-3/2|2-2-3/1||1|sub:guards
su-army-3gt|soviet|russia|ground|armor|3GT|5-4-3/2|2-2-3/1||1|sub:guards
su-army-4gt|soviet|russia|ground|armor|4GT|5-4-3/2|2-2-3/1||1|sub:guards
su-army-5gt|soviet|russia|ground|armor|5GT|5-4-3/2|2-2-3/1||1|sub:guards
su-army-bel|soviet|russia|ground|cav-mech|Bel|3-3-3/2|1-1-3/1||1|
su-army-plv|soviet|russia|ground|cav-mech|Plv|3-3-3/2|1-1-3/1||1|
su-army-obu|soviet|russia|ground|cav-mech|Obu|3-3-3/2|1-1-3/1||1|
su-army-gor|soviet|russia|ground|cav-mech|Gor|3-3-3/2|1-1-3/1||1|
su-hq-1ba|soviet|russia|ground|hq|1Ba|3-3-2/3|2-2-2/2||1|stripe
su-hq-2ba|soviet|russia|ground|hq|2Ba|3-3-2/3|2-2-2/2||1|stripe
su-hq-1by|soviet|russia|ground|hq|1By|3-3-2/3|2-2-2/2||1|stripe
su-hq-2by|soviet|russia|ground|hq|2By|3-3-2/3|2-2-2/2||1|stripe
su-hq-1uk|soviet|russia|ground|hq|1Uk|3-3-2/3|2-2-2/2||1|stripe
su-hq-2uk|soviet|russia|ground|hq|2Uk|3-3-2/3|2-2-2/2||1|stripe
su-hq-3ba|soviet|russia|ground|hq|3Ba|4-4-3/3|2-2-3/2||1|stripe
su-hq-3by|soviet|russia|ground|hq|3By|4-4-3/3|2-2-3/2||1|stripe
su-hq-3uk|soviet|russia|ground|hq|3Uk|4-4-3/3|2-2-3/2||1|stripe
su-hq-4uk|soviet|russia|ground|hq|4Uk|4-4-3/3|2-2-3/2||1|stripe
su-corps-vdv|soviet|russia|ground|airborne|VDV|1-1-3/1|||1|stripe back:mk-airdrop
su-paf-def|soviet|russia|ground|port-a-fort|Def|0-2-2/1|||1|fortress:0-2-0/1
su-fort-len|soviet|russia|ground|fortress|Len|0-3-0/1|||1|stripe
su-fort-mos|soviet|russia|ground|fortress|Mos|0-3-0/1|||1|stripe
su-fort-sev|soviet|russia|ground|fortress|Sev|0-3-0/1|||1|stripe
it-army-2||italy|ground|infantry|2|1-2-2/2|0-1-2/1||1|
it-army-3||italy|ground|infantry|3|1-2-2/2|0-1-2/1||1|
it-army-4||italy|ground|infantry|4|1-2-2/2|0-1-2/1||1|
it-army-5||italy|ground|infantry|5|1-2-2/2|0-1-2/1||1|
it-army-6||italy|ground|infantry|6|1-2-2/2|0-1-2/1||1|
it-army-7||italy|ground|infantry|7|1-2-2/2|0-1-2/1||1|
it-army-9||italy|ground|infantry|9|1-2-2/2|0-1-2/1||1|
it-army-10||italy|ground|infantry|10|1-2-2/2|0-1-2/1||1|
it-army-11||italy|ground|infantry|11|1-2-2/2|0-1-2/1||1|
it-army-a||italy|ground|infantry|A|1-2-2/2|0-1-2/1||1|
it-army-1||italy|ground|infantry|1|2-2-2/2|1-1-3/1||1|
it-army-8||italy|ground|infantry|8|2-2-2/2|1-1-3/1||1|
it-exp||italy|ground|infantry|Exp|1-1-3/1|||1|exp stripe
it-garr-rho||italy|ground|garrison|Rho|0-1-0/1|||1|
it-col-012||italy|ground|infantry|Col|0-1-2/1|||1|colonial
hu-army-2||hungary|ground|infantry|2|2-2-2/2|1-1-2/1||1|
hu-army-1||hungary|ground|infantry|1|1-2-2/2|0-1-2/1||1|
hu-army-3||hungary|ground|infantry|3|1-2-2/2|0-1-2/1||1|
ro-army-3||rumania|ground|infantry|3|2-2-2/2|1-1-2/1||1|
ro-army-4||rumania|ground|infantry|4|2-2-2/2|1-1-2/1||1|
ro-army-1||rumania|ground|infantry|1|1-2-2/2|0-1-2/1||1|
ro-army-2||rumania|ground|infantry|2|1-2-2/2|0-1-2/1||1|
bg-army-1||bulgaria|ground|infantry|1|1-2-2/2|0-1-2/1||1|
bg-army-2||bulgaria|ground|infantry|2|1-2-2/2|0-1-2/1||1|
bg-army-3||bulgaria|ground|infantry|3|1-2-2/2|0-1-2/1||1|
gr-army-1||greece|ground|infantry|1|2-2-2/2|1-1-2/1||1|
gr-army-2||greece|ground|infantry|2|2-2-2/2|1-1-2/1||1|
gr-army-3||greece|ground|infantry|3|1-2-2/2|0-1-2/1||1|
yu-army-1||yugoslavia|ground|infantry|1|1-2-2/2|0-1-2/1||1|
yu-army-2||yugoslavia|ground|infantry|2|1-2-2/2|0-1-2/1||1|
yu-army-3||yugoslavia|ground|infantry|3|1-2-2/2|0-1-2/1||1|
yu-army-4||yugoslavia|ground|infantry|4|1-2-2/2|0-1-2/1||1|
yu-army-5||yugoslavia|ground|infantry|5|1-2-2/2|0-1-2/1||1|
yu-army-6||yugoslavia|ground|infantry|6|1-2-2/2|0-1-2/1||1|
pl-army-kp||poland|ground|infantry|Kp|2-2-2/2|1-1-2/1||1|
pl-army-kr||poland|ground|infantry|Kr|2-2-2/2|1-1-2/1||1|
pl-army-pru||poland|ground|infantry|Pru|2-2-2/2|1-1-2/1||1|
pl-army-mo||poland|ground|infantry|Mo|1-2-2/2|0-1-2/1||1|
pl-army-pz||poland|ground|infantry|Pz|1-2-2/2|0-1-2/1||1|
pl-army-pm||poland|ground|infantry|Pm|1-2-2/2|0-1-2/1||1|
pl-army-ld||poland|ground|infantry|Ld|1-2-2/2|0-1-2/1||1|
fi-army-k||finland|ground|infantry|K|2-3-2/2|1-2-2/1||1|
fi-army-se||finland|ground|infantry|SE|2-3-2/2|1-2-2/1||1|
fi-ski||finland|ground|infantry|Ski|0-1-3/1|||3|sub:ski
fi-fort-man||finland|ground|fortress|Man|0-2-0/1|||2|stripe
bh-army-belg||belgium-holland|ground|infantry|Belg|2-2-2/2|1-1-2/1||1|
bh-fort-ams||belgium-holland|ground|fortress|Ams|0-2-0/1|||1|stripe
pl-exp||poland|ground|infantry|Exp|1-1-3/1|||1|exp stripe
yu-exp||yugoslavia|ground|infantry|Exp|1-1-3/1|||1|exp stripe
hu-exp||hungary|ground|infantry|Exp|1-1-3/1|||1|exp stripe
ro-exp||rumania|ground|infantry|Exp|1-1-3/1|||1|exp stripe
bh-exp||belgium-holland|ground|infantry|Exp|1-1-3/1|||1|exp stripe
it-res||italy|ground|infantry|Res|0-1-2/1|||1|reserve
fi-res||finland|ground|infantry|Res|0-1-2/1|||1|reserve
hu-res||hungary|ground|infantry|Res|0-1-2/1|||1|reserve
ro-res||rumania|ground|infantry|Res|0-1-2/1|||1|reserve
bg-res||bulgaria|ground|infantry|Res|0-1-2/1|||1|reserve
pl-res||poland|ground|infantry|Res|0-1-2/1|||1|reserve
yu-res||yugoslavia|ground|infantry|Res|0-1-2/1|||1|reserve
gr-res||greece|ground|infantry|Res|0-1-2/1|||1|reserve
bh-res||belgium-holland|ground|infantry|Res|0-1-2/1|||1|reserve
dn-res||denmark-norway|ground|infantry|Res|0-1-2/1|||1|reserve
iq-res||iraq|ground|infantry|Res|0-1-2/1|||1|reserve
ir-res||persia|ground|infantry|Res|0-1-2/1|||1|reserve
sy-res||syria|ground|infantry|Res|0-1-2/1|||1|reserve
at-res||austria|ground|infantry|Res|0-1-2/1|||1|reserve
bs-res||baltic-states|ground|infantry|Res|0-1-2/1|||1|reserve
cz-res||czechoslovakia|ground|infantry|Res|0-1-2/1|||1|reserve
ie-res||ireland|ground|infantry|Res|0-1-2/1|||1|reserve
pt-res||portugal|ground|infantry|Res|0-1-2/1|||1|reserve
es-res||spain|ground|infantry|Res|0-1-2/1|||1|reserve
se-res||sweden|ground|infantry|Res|0-1-2/1|||1|reserve
ch-res||switzerland|ground|infantry|Res|0-1-2/1|||1|reserve
tr-res||turkey|ground|infantry|Res|0-1-2/1|||1|reserve
bq-res||basque|ground|infantry|Res|0-1-2/1|||1|reserve
ca-res||catalonia|ground|infantry|Res|0-1-2/1|||1|reserve
de-af-1|axis|germany|support|air-force|1||||1|stripe
de-af-2|axis|germany|support|air-force|2||||1|stripe
de-af-3|axis|germany|support|air-force|3||||1|stripe
de-af-4|axis|germany|support|air-force|4||||1|stripe
de-af-5|axis|germany|support|air-force|5||||1|stripe
de-int-6|axis|germany|support|interceptor|6||||1|stripe
de-int-reich|axis|germany|support|interceptor|Reich||||1|stripe
de-sub-vii|axis|germany|support|sub-fleet|Type VII||||1|stripe
de-sub-ix|axis|germany|support|sub-fleet|Type IX||||1|stripe
de-sub-xxi|axis|germany|support|sub-fleet|Type XXI||||1|stripe
de-sf-km|axis|germany|support|surface-fleet|KM||||1|stripe
de-bmb-ost|axis|germany|support|bomber|Ost||||1|stripe
it-sf-rm||italy|support|surface-fleet|RM||||1|stripe
fr-sf-1||france|support|surface-fleet|1||||1|vichy stripe
gb-af-1|western|britain|support|air-force|1||||1|stripe
gb-af-2|western|britain|support|air-force|2||||1|stripe
gb-int-fc|western|britain|support|interceptor|FC||||1|stripe
gb-bmb-bc|western|britain|support|bomber|BC||||1|stripe
gb-sf-home|western|britain|support|surface-fleet|Home||||1|stripe
gb-sf-med|western|britain|support|surface-fleet|Med||||1|stripe
gb-cv-force-h|western|britain|support|cv-fleet|Force H||||1|stripe
us-af-med|western|united-states|support|air-force|Med||||1|stripe
us-af-9|western|united-states|support|air-force|9||||1|stripe
us-af-12|western|united-states|support|air-force|12||||1|stripe
us-af-15|western|united-states|support|air-force|15||||1|stripe
us-bmb-8|western|united-states|support|bomber|8||||1|stripe
us-sf-8|western|united-states|support|surface-fleet|8||||1|stripe
us-sf-atlantic|western|united-states|support|surface-fleet|Atlantic||||1|stripe
su-af-1by|soviet|russia|support|air-force|1By||||1|stripe
su-af-2by|soviet|russia|support|air-force|2By||||1|stripe
su-af-1ba|soviet|russia|support|air-force|1Ba||||1|stripe
su-af-1uk|soviet|russia|support|air-force|1Uk||||1|stripe
su-af-2uk|soviet|russia|support|air-force|2Uk||||1|stripe
su-int-pvo|soviet|russia|support|interceptor|PVO||||1|stripe
mk-convoy-de|axis|germany|marker|convoy|German Convoy|||supply troop|1|carries:one-step
mk-convoy-gb|western|britain|marker|convoy|British Convoy|||supply troop|2|carries:one-step
mk-convoy-us|western|united-states|marker|convoy|US Convoy|||supply troop|1|carries:one-step
mk-convoy-fr||france|marker|convoy|French Convoy|||supply troop|1|vichy carries:one-step
mk-convoy-it||italy|marker|convoy|Italian Convoy|||supply troop|1|carries:one-step
mk-convoy-su|soviet|russia|marker|convoy|Russian Convoy|||supply troop|1|carries:one-step
mk-scratch-convoy-axis|axis||marker|convoy|Axis Scratch Convoy|||supply troop|1|stripe carries:one-step
mk-beachhead-axis|axis||marker|beachhead|Axis Beachhead|||aircraft battleship|1|
mk-beachhead-western|western||marker|beachhead|Western Beachhead|||aircraft battleship|1|
mk-beachhead-soviet|soviet||marker|beachhead|Soviet Beachhead|||aircraft battleship|1|
mk-detachment-de|axis|germany|marker|detachment|German Detachment||||3|stripe
mk-detachment-gb|western|britain|marker|detachment|British Detachment||||3|stripe
mk-detachment-fr||france|marker|detachment|French Detachment||||4|stripe
mk-detachment-it||italy|marker|detachment|Italian Detachment||||1|stripe
mk-detachment-su|soviet|russia|marker|detachment|Russian Detachment||||1|stripe
mk-logistics-okh|axis|germany|marker|logistics|OKH Logistics||||1|stripe
mk-logistics-okw|axis|germany|marker|logistics|OKW Logistics||||1|stripe
mk-logistics-afhq|western||marker|logistics|AFHQ Logistics||||1|stripe
mk-logistics-shaef|western||marker|logistics|SHAEF Logistics||||1|stripe
mk-logistics-stavka|soviet|russia|marker|logistics|Stavka Logistics||||1|stripe
mk-partisan-base-soviet|soviet||marker|partisan-base|Soviet Partisan Base||||4|
mk-partisan-base-western|western||marker|partisan-base|Western Partisan Base||||4|
mk-blitz|||marker|blitz|Blitz||||3|unlimited
mk-airdrop|||marker|airdrop|Airdrop||||4|
mk-turn|||marker|turn|Turn marker|||axis western soviet|1|
mk-vp|||marker|vp|VP marker|||axis-tide allied-crusade|1|
mk-uscl|western||marker|us|European USCL||||1|
mk-increase-uscl|western||marker|us|Increase USCL||||1|
mk-us-entry|western||marker|us|US Entry||||1|
mk-reduced-us-impact|western||marker|us|Reduced US Impact||||1|
mk-us-victory-program|western||marker|us|US Victory Program||||1|
mk-ve-day|||marker|ve-day|V-E Day|||v-e-day separate-peace|1|
mk-no-retreat|axis||marker|vp-limit|No Retreat||||1|
mk-ss-europa|axis||marker|vp-limit|SS Europa||||1|
mk-drm|||marker|reminder|Plus/minus reminder marker|||-1 -2 +1 +2 +3 +4|1|
mk-luck|||marker|luck|Luck|||axis allied|1|optional
mk-east-africa|western||marker|east-africa|East Africa|||campaign open|1|optional
mk-pacific-limited-war|||marker|pacific-war|Pacific Limited War||||1|
mk-pacific-total-war|||marker|pacific-war|Pacific Total War||||2|
mk-minor-production-axis|axis||marker|minor-country-production|Axis Minor Country Production|||+1 +2|1|
mk-minor-production-western|western||marker|minor-country-production|Western Minor Country Production|||+1 +2|1|
mk-minor-production-soviet|soviet||marker|minor-country-production|Soviet Minor Country Production|||+1 +2|1|
mk-war-economy-fr||france|marker|war-economy|France War Economy|||+1 +2|1|
mk-war-economy-it||italy|marker|war-economy|Italy War Economy|||+1 +2|1|
mk-war-economy-pl||poland|marker|war-economy|Poland War Economy|||+1 +2|1|partnership
mk-war-economy-es||spain|marker|war-economy|Spain War Economy|||+1 +2|1|partnership
mk-war-economy-tr||turkey|marker|war-economy|Turkey War Economy|||+1 +2|1|partnership
mk-war-production-axis|axis||marker|war-production|Axis War Production||||1|unlimited
mk-war-production-western|western||marker|war-production|Western War Production||||1|unlimited
mk-war-production-soviet|soviet||marker|war-production|Soviet War Production||||1|
mk-lend-lease|western||marker|lend-lease|Lend-Lease||||1|
mk-materiel-shortages|axis||marker|strategic|Materiel Shortages||||1|
mk-airmobile-doctrine|axis||marker|strategic|Airmobile Doctrine||||1|
mk-anti-comintern-crusade|axis||marker|strategic|Anti-Comintern Crusade||||1|
mk-jet-fighter-production|axis||marker|strategic|Jet Fighter Production||||1|
mk-surface-raiders|axis||marker|strategic|Surface Raiders||||1|
mk-type-xxi-production|axis||marker|strategic|Type XXI U-boat Production||||1|
mk-ural-bomber-production|axis||marker|strategic|Ural Bomber Production||||1|
mk-reich-annex|axis||marker|strategic|Reich Annex||||1|
mk-enforced-peace|axis||marker|strategic|Enforced Peace||||1|
mk-intensive-bombing|western||marker|strategic|Intensive Bombing||||1|
mk-allied-collapse|||marker|strategic|Allied Collapse||||1|unlimited
mk-military-takeover|axis||marker|strategic|Military Takeover||||1|unlimited
mk-influence-axis|axis||marker|influence|Axis Influence||||2|unlimited
mk-influence-western|western||marker|influence|Western Influence||||2|unlimited
mk-influence-soviet|soviet||marker|influence|Soviet Influence||||1|unlimited
mk-neutrality|||marker|neutrality|Neutrality||||2|unlimited
mk-policy-isolationism|||marker|policy|Isolationism||||1|unlimited
mk-policy-appeasement|||marker|policy|Appeasement||||2|unlimited
mk-policy-locarno|||marker|policy|Treaty of Locarno||||1|unlimited
mk-policy-rapallo|||marker|policy|Treaty of Rapallo||||1|unlimited
mk-policy-cordon|||marker|policy|Cordon Sanitaire||||1|unlimited
mk-policy-pact|||marker|policy|Nazi-Soviet Pact||||2|unlimited
mk-policy-guarantees|||marker|policy|Guarantees||||3|unlimited
mk-policy-entente|||marker|policy|Franco-Russian Entente||||1|unlimited
mk-policy-ostland|||marker|policy|Ostland Accord||||1|unlimited
mk-truce-negotiation|||marker|truce|Negotiation||||6|unlimited
mk-truce-armistice|||marker|truce|Armistice||||1|unlimited
mk-truce-reassess-policy|||marker|truce|Reassess Policy||||1|unlimited
mk-free-passage-axis|axis||marker|passage|Axis Free Passage||||1|unlimited
mk-free-passage-allied|||marker|passage|Allied Free Passage||||1|unlimited
mk-mobilizing|||marker|mobilizing|Mobilizing||||1|unlimited
mk-no-occupation|axis||marker|no-occupation|No Occupation||||1|unlimited
mk-cw-capital|||marker|civil-war|Civil War Capital|||nationalist republican|2|group:civil-war
mk-cw-territory|||marker|civil-war|Civil War Territory|||nationalist republican|4|group:civil-war
mk-cw-republican-support|||marker|civil-war|Republican Support|||soviet western|1|group:civil-war
mk-failure-command-axis|axis||marker|failure|Axis Failure: Command||||1|unlimited
mk-failure-supply-axis|axis||marker|failure|Axis Failure: Supply||||1|unlimited
mk-failure-command-western|western||marker|failure|Western Failure: Command||||1|unlimited
mk-failure-supply-western|western||marker|failure|Western Failure: Supply||||1|unlimited
mk-failure-command-soviet|soviet||marker|failure|Soviet Failure: Command||||1|unlimited
mk-failure-supply-soviet|soviet||marker|failure|Soviet Failure: Supply||||1|unlimited
mk-devastation-axis|axis||marker|devastation|Axis Devastation||||1|unlimited
mk-devastation-western|western||marker|devastation|Western Devastation||||1|unlimited
mk-devastation-soviet|soviet||marker|devastation|Soviet Devastation||||1|unlimited
mk-a-bomb-axis|axis||marker|devastation|Axis Atomic Devastation||||3|
mk-a-bomb-western|western||marker|devastation|Western Atomic Devastation||||1|unlimited
mk-red-army|western||marker|red-army|Red Army||||5|
mk-strategic-hex-ownership|||marker|reminder|Strategic Hex Ownership||||1|unlimited
mk-weather-mud|||marker|weather|Mud||||1|unlimited
mk-weather-storms|||marker|weather|Storms||||1|unlimited
mk-weather-snow|||marker|weather|Snow||||1|unlimited
mk-ceded-de-austria|axis|germany|marker|ceded-land|Austria Ceded to Germany||||1|region:austria ceded:home
mk-ceded-de-czechoslovakia|axis|germany|marker|ceded-land|Czechoslovakia Ceded to Germany||||1|region:czechoslovakia ceded:home
mk-ceded-de-polish-corridor|axis|germany|marker|ceded-land|Polish Corridor Ceded to Germany||||1|region:polish-corridor ceded:home
mk-ceded-de-alsace-lorraine|axis|germany|marker|ceded-land|Alsace-Lorraine Ceded to Germany||||1|region:alsace-lorraine ceded:home
mk-ceded-de-northern-france|axis|germany|marker|ceded-land|Northern France German Dependent||||1|region:northern-france ceded:dependent
mk-ceded-de-switzerland|axis|germany|marker|ceded-land|Switzerland Ceded to Germany||||1|region:switzerland ceded:home
mk-ceded-de-lithuania|axis|germany|marker|ceded-land|Lithuania German Dependent||||1|region:lithuania ceded:dependent
mk-ceded-de-southern-france|axis|germany|marker|ceded-land|Southern France German Dependent||||1|optional region:southern-france ceded:dependent
mk-ceded-de-byelorussia|axis|germany|marker|ceded-land|Byelorussia German Dependent||||1|region:byelorussia ceded:dependent
mk-ceded-de-caucasus|axis|germany|marker|ceded-land|Caucasus German Dependent||||1|region:caucasus ceded:dependent
mk-ceded-de-crimea|axis|germany|marker|ceded-land|Crimea German Dependent||||1|region:crimea ceded:dependent
mk-ceded-de-donbass|axis|germany|marker|ceded-land|Donbass German Dependent||||1|region:donbass ceded:dependent
mk-ceded-de-ukraine|axis|germany|marker|ceded-land|Ukraine German Dependent||||1|region:ukraine ceded:dependent
mk-ceded-su-baltic-states|soviet|russia|marker|ceded-land|Baltic States Ceded to Russia||||1|region:baltic-states ceded:home
mk-ceded-su-bessarabia|soviet|russia|marker|ceded-land|Bessarabia Ceded to Russia|||bessarabia rumania|1|region:bessarabia ceded:home
mk-ceded-su-eastern-poland|soviet|russia|marker|ceded-land|Eastern Poland Ceded to Russia|||eastern-poland poland|1|region:eastern-poland ceded:home
mk-ceded-su-finnish-frontier|soviet|russia|marker|ceded-land|Finnish Frontier Ceded to Russia|||finnish-frontier finland|1|region:finnish-frontier ceded:home
mk-ceded-su-northern-baltics|soviet|russia|marker|ceded-land|Northern Baltics Ceded to Russia||||1|region:northern-baltics ceded:home
mk-ceded-su-turkish-frontier|soviet|russia|marker|ceded-land|Turkish Frontier Ceded to Russia||||1|region:turkish-frontier ceded:home
mk-ceded-su-turkish-straits|soviet|russia|marker|ceded-land|Turkish Straits Russian Dependent||||1|region:turkish-straits ceded:dependent
mk-ceded-gb-turkish-straits|western|britain|marker|ceded-land|Turkish Straits British Dependent||||1|region:turkish-straits ceded:dependent
mk-ceded-gb-cyrenaica|western|britain|marker|ceded-land|Cyrenaica British Dependent||||1|region:cyrenaica ceded:dependent
mk-ceded-fr-syria||france|marker|ceded-land|Syria French Dependent||||1|region:syria ceded:dependent
de-fort-ww|axis|germany|ground|fortress|West Wall|0-3-0/1|||3|stripe
us-corps-marine|western|united-states|ground|marine|Marine|2-2-4/1|||1|stripe
us-cv-tf38|western|united-states|support|cv-fleet|TF 38||||1|stripe
us-sf-tf34|western|united-states|support|surface-fleet|TF 34||||1|stripe
mk-fleet-train-us|western|united-states|marker|convoy|US Fleet Train|||supply troop|1|carries:multi-step
su-hq-tuk|soviet|russia|ground|hq|Tuk|3-3-2/3|2-2-2/2||1|stripe
su-hq-trans-caucasus|soviet|russia|ground|hq|Trans-Caucasus|3-3-2/3|2-2-2/2||1|stripe
so-hq-central|soviet|soviet-multi-national|ground|hq|Central|2-2-2/3|1-1-2/2||1|multinational stripe
so-hq-balkan|soviet|soviet-multi-national|ground|hq|Balkan|2-2-2/3|1-1-2/2||1|multinational stripe
su-fort-stalin-line|soviet|russia|ground|fortress|Stalin Line|0-3-0/1|||6|stripe
su-bmb-add|soviet|russia|support|bomber|ADD||||1|stripe
su-sf-baltic|soviet|russia|support|surface-fleet|Baltic||||1|stripe
su-sf-black-sea|soviet|russia|support|surface-fleet|Black Sea||||1|stripe
at-army-1||austria|ground|infantry|1|1-2-2/2|0-1-2/1||1|
bs-army-1||baltic-states|ground|infantry|1|1-2-2/2|0-1-2/1||1|
cz-army-1||czechoslovakia|ground|infantry|1|2-2-2/2|1-1-2/1||1|
cz-army-2||czechoslovakia|ground|infantry|2|2-2-2/2|1-1-2/1||1|
cz-army-3||czechoslovakia|ground|infantry|3|1-2-2/2|0-1-2/1||1|
cz-fort-sud||czechoslovakia|ground|fortress|Sud|0-2-0/1|||1|stripe
pt-army-1||portugal|ground|infantry|1|1-2-2/2|0-1-2/1||1|
es-army-1||spain|ground|infantry|1|1-2-2/2|0-1-2/1||1|
es-army-2||spain|ground|infantry|2|1-2-2/2|0-1-2/1||1|
es-army-3||spain|ground|infantry|3|1-2-2/2|0-1-2/1||1|
es-exp||spain|ground|infantry|Exp|1-1-3/1|||1|exp stripe
se-army-1||sweden|ground|infantry|1|2-2-2/2|1-1-2/1||1|
se-army-2||sweden|ground|infantry|2|1-2-2/2|0-1-2/1||1|
ch-army-1||switzerland|ground|infantry|1|1-2-2/2|0-1-2/1||1|
ch-fort-red||switzerland|ground|fortress|Red|0-3-0/1|||1|stripe
tr-army-1||turkey|ground|infantry|1|2-2-2/2|1-1-2/1||1|
tr-army-2||turkey|ground|infantry|2|1-2-2/2|0-1-2/1||1|
tr-army-3||turkey|ground|infantry|3|1-2-2/2|0-1-2/1||1|
tr-exp||turkey|ground|infantry|Exp|1-1-3/1|||1|exp stripe
mk-ceded-de-gau-moselland|axis|germany|marker|ceded-land|Gau Moselland Ceded to Germany||||1|region:gau-moselland ceded:home
mk-ceded-de-denmark|axis|germany|marker|ceded-land|Denmark Ceded to Germany||||1|region:denmark ceded:home
be-res||byelorussia|ground|infantry|Res|0-1-2/1|||1|reserve
kk-res||caucasus|ground|infantry|Res|0-1-2/1|||1|reserve
cr-res||crimea|ground|infantry|Res|0-1-2/1|||1|reserve
db-res||donbass|ground|infantry|Res|0-1-2/1|||1|reserve
ua-res||ukraine|ground|infantry|Res|0-1-2/1|||1|reserve
fr-af-p||france|support|air-force|P||||1|partnership stripe
it-af-p||italy|support|air-force|P||||1|partnership stripe
pl-af-p||poland|support|air-force|P||||1|partnership stripe
es-af-p||spain|support|air-force|P||||1|partnership stripe
tr-af-p||turkey|support|air-force|P||||1|partnership stripe
`;
