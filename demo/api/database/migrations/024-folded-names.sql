-- A text as searches compare it, without case and marks, as `folded` of src/domain/lib/folded.ts has it. Told in letters, since
-- the locale of a database need not know them: so it stays the same on every server.
create function folded(text) returns text language sql immutable strict parallel safe as $$
  select case when $1 ~ '^[ -~]*$' then lower($1 collate "C") else
    replace(replace(replace(replace(translate(
      normalize(lower(regexp_replace(normalize($1, nfd),
        '[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0640\u064b-\u0652\u0670]', '', 'g') collate "C"), nfc),
      'ÆÐØÞðøĐđĦħıĲĿŁłŊŋŒŦŧſƁƂƄƆƇƉƊƋƎƏƐƑƓƔƖƗƘƜƝƟƢƤƦƧƩƬƮƱƲƳƵƷƸƼǄǅǇǈǊǋǤǱǲǶǷȜȠȢȤȺȻȽȾɁɃɄɅɆɈɊɌɎͰͲͶͿΑΕΗΙΟΥΩΒΓΔΖΘΚΛΜΝΞΠΡΣΤΦΧ'
      'ΨςϏϘϚϜϞϠϢϤϦϨϪϬϮϴϷϹϺϽϾϿЕЂГЄЅІЈЉЊЋКИУЏАБВДЖЗЛМНОПРСТФХЦЧШЩЪЫЬЭЮЯѠѢѤѦѨѪѬѮѰѲѴѸѺѼѾҀҊҌҎҐҒҔҖҘҚҜҞҠҢҤҦҨҪҬҮҰҲҴҶҸҺҼҾӀӃӅӇӉ'
      'ӋӍӔӘӠӨӶӺӼӾԀԂԄԆԈԊԌԎԐԒԔԖԘԚԜԞԠԢԤԦԨԪԬԮԱԲԳԴԵԶԷԸԹԺԻԼԽԾԿՀՁՂՃՄՅՆՇՈՉՊՋՌՍՎՏՐՑՒՓՔՕՖآأإٱẞỺỼỾ’',
      'ædoþdoddhhiĳŀllnnœttsɓƃƅɔƈɖɗƌǝəɛƒɠɣɩɨƙɯɲɵƣƥʀƨʃƭʈʊʋƴƶʒƹƽǆǆǉǉǌǌǥǳǳƕƿȝƞȣȥⱥȼƚⱦɂƀʉʌɇɉɋɍɏͱͳͷϳαεηιουωβγδζθκλμνξπρστφχ'
      'ψσϗϙϛϝϟϡϣϥϧϩϫϭϯθϸϲϻͻͼͽеђгєѕіјљњћкиуџабвджзлмнопрстфхцчшщъыьэюяѡѣѥѧѩѫѭѯѱѳѵѹѻѽѿҁҋҍҏґғҕҗҙқҝҟҡңҥҧҩҫҭүұҳҵҷҹһҽҿӏӄӆӈӊ'
      'ӌӎӕәӡөӷӻӽӿԁԃԅԇԉԋԍԏԑԓԕԗԙԛԝԟԡԣԥԧԩԫԭԯաբգդեզէըթժիլխծկհձղճմյնշոչպջռսվտրցւփքօֆااااßỻỽỿ'''),
      'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th') end
$$;

-- Groups are asked for composed.
update users set group_name = normalize(group_name) where group_name is not nfc normalized;

-- Worked out by the database, also for what a release before this one stores while an update goes through the processes.
alter table users
  add column folded_name text generated always as (folded(name)) stored,
  add column folded_email text generated always as (folded(email)) stored;
alter table quizzes add column folded_title text generated always as (folded(title)) stored;

create index users_folded on users (folded_name, id);
drop index users_name;
drop index if exists users_search;

do $$ begin                                   -- as in 005
  create index users_search on users using gin (folded_name gin_trgm_ops, folded_email gin_trgm_ops);
exception when insufficient_privilege or undefined_file or undefined_object or feature_not_supported then
  raise notice 'pg_trgm is not available: a search reads every user';
end $$;

-- The name beside an attempt is folded, too.
alter table attempts disable trigger changed_counted;
update attempts set sort_name = folded_name from users where users.id = user_id and sort_name <> folded_name;
alter table attempts enable trigger changed_counted;

create or replace function name_attempt() returns trigger language plpgsql as $$
begin
  select folded_name into new.sort_name from users where id = new.user_id for key share;
  new.sort_name := coalesce(new.sort_name, '');   -- nobody: the foreign key says so
  return new;
end $$;

create or replace function rename_attempts() returns trigger language plpgsql as $$
begin
  update attempts set sort_name = new.folded_name where user_id = new.id and sort_name <> new.folded_name;
  return null;
end $$;
