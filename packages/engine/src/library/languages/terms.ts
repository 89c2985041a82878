/**
 * What players of other languages call the things of the rules: the English words under which the books have them, then German, French, Spanish, Italian and
 * Portuguese. Alternatives stand between commas, * is any ending. A term with ~ before it is an everyday word: it says what is meant, not that the rules are meant.
 */
export const TERMS = `
advantage and disadvantage | vorteil, nachteil, vorteile, nachteile | avantage, désavantage | ventaja, desventaja | vantaggio, svantaggio | vantagem, desvantagem
natural 20 critical hits | kritische* treffer*, krit, krits, natürliche 20, nat 20 | coup* critique*, critique*, 20 naturel | golpe* crítico*, crítico*, 20 natural | colp* critic*, critico, 20 naturale | acerto* crítico*, crítico*, 20 natural
natural 1 | natürliche 1, patzer | 1 naturel, échec critique | 1 natural, pifia | 1 naturale, fallimento critico | 1 natural, falha crítica
ability modifiers | modifikator*, attributsmodifikator* | modificateur* | modificador* | modificator* | modificador*
ability scores | attribut*, attributswert* | caractéristique* | característica* | caratteristic* | atributo*
ability checks | attributswurf, attributswürfe, fertigkeitswurf, fertigkeitswürfe, fertigkeitsprobe*, probe, proben | jet* de caractéristique, test* de caractéristique, jet* de compétence, test* de compétence | prueba* de característica, prueba* de habilidad, tirada* de habilidad | prov* di caratteristica, prov* di abilità, tir* di abilità | teste* de atributo, teste* de habilidade, teste* de perícia*
~skills | fertigkeit* | compétence* | habilidad* | abilità | perícia*
proficiency bonus | übungsbonus, geübt* | bonus de maîtrise, maîtrise* | bonificador de competencia, bono de competencia, competente* | bonus di competenza, competent* | bônus de proficiência, proficien*
saving throw | rettungswurf*, rettungswürfe* | jet* de sauvegarde, jds, sauvegarde* | tirada* de salvación, salvación, salvaciones | tir* salvezza | teste* de resistência, salvaguarda*, jogada* de proteção
difficulty class | schwierigkeitsgrad, sg | degré de difficulté, dd | clase de dificultad, cd | classe difficoltà, cd | classe de dificuldade, cd
armor class | rüstungsklasse, rk | classe d'armure, ca | clase de armadura, ca | classe armatura, ca | classe de armadura, ca
hit points | trefferpunkt*, tp, lebenspunkte*, lp | points de vie, pv | puntos de golpe, puntos de vida, pg | punti ferita, pf | pontos de vida, pv
temporary hit points | temporäre* trefferpunkt*, temporäre* tp, temporäre* lebenspunkt* | points de vie temporaires, pv temporaires | puntos de golpe temporales, puntos de vida temporales, pg temporales | punti ferita temporanei, pf temporanei | pontos de vida temporários, pv temporários
hit dice | trefferwürfel* | dés de vie, dé de vie | dados de golpe, dado de golpe | dadi vita, dado vita | dados de vida, dado de vida
initiative | initiative | initiative | iniciativa | iniziativa | iniciativa
surprise | überrasch*, hinterhalt | surprise, surpris*, embuscade | sorpresa, sorprend*, emboscada | sorpresa, sorpres*, imboscata | surpresa, surpreend*, surpres*, emboscada
opportunity attacks | gelegenheitsangriff* | attaque* d'opportunité | ataque* de oportunidad | attacc* di opportunità | ataque* de oportunidade
disengage | rückzug, lösen, sich zurückziehen | se désengager, désengage* | retirarse, destrabarse, retirada | disimpegn* | desengaj*, recuar
dodge | ausweichen, weiche aus | esquive*, esquiver | esquivar, esquiva* | schivata, schivare, schivo | esquivar, esquiva*
dash | spurt*, sprint* | se précipiter, foncer, sprint* | correr, carrera, esprint* | scatto, scattare | disparada, correr
hide action hiding and stealth | verstecken, verstecke, versteckt, versteck | se cacher, me cache, cacher, planque*, me cacher | esconderme, esconderse, me escondo, ocultarme | nascondermi, nascondersi, nascondo, nascosto | me esconder, esconder, escondo, escondido
hiding and stealth | heimlichkeit, schleichen, schleiche, anschleichen | discrétion, furtivité, furtif | sigilo | furtività, furtivamente | furtividade
help working together | helfen, hilfe, unterstützen | aider, aide | ayudar, ayuda | aiutare, aiuto | ajudar, ajuda
ready | vorbereitete aktion, aktion vorbereiten, bereithalten, bereitmachen | se tenir prêt, préparer une action, action préparée | preparar una acción, acción preparada, preparar | preparare un azione, preparare, azione preparata | preparar uma ação, ação preparada, preparar
search and use an object | durchsuchen, suche | fouiller, fouille | buscar, registrar | cercare, perquisire | procurar, vasculhar
bonus actions | bonusaktion* | action* bonus | acción adicional, acciones adicionales, acción bonus | azion* bonus | ação bônus, ações bônus
reactions | reaktion* | réaction* | reacción, reacciones | reazion* | reação, reações
~your turn actions | aktion, aktionen | action, actions | acción, acciones | azione, azioni | ação, ações
~turn round | runde, runden, zug | tour, tours, round | turno*, asalto*, ronda* | turno, turni, round | turno*, rodada*
movement | bewegung, bewegungsrate | déplacement*, mouvement | movimiento | movimento | movimento, deslocamento
difficult terrain | schwierige* gelände* | terrain* difficile* | terreno difícil | terreno difficile | terreno difícil
flying | fliegen, fliege, fliegt, flug | voler, vol | volar, vuelo | volare, volo | voar, voo
climbing swimming | klettern, klettere, schwimmen | escalade*, grimper, nager | trepar, escalar, nadar | arrampic*, scalare, nuotare | escalar, escalada, nadar
jumping | springen, springe, sprung, weitsprung, hochsprung | sauter, saut, bond | saltar, salto | saltare, salto | saltar, salto, pular
falling | sturz, stürzen, stürze, fallschaden | chute, tomber | caída, caer | caduta, cadere | queda, cair
suffocating holding breath | ersticken, ertrinken, luft anhalten | suffoc*, noyade, noyer, retenir mon souffle | asfixia, ahogar*, aguantar la respiración | soffoc*, annegare, trattenere il respiro | sufoc*, afog*, prender a respiração
attack rolls | angriffswurf, angriffswürfe | jet* d'attaque | tirada* de ataque | tir* per colpire | jogada* de ataque, rolagem de ataque
attack action | angreifen, greife, angriff, angriffe, attackiere, zuschlagen | attaquer, attaque, attaques | atacar, ataque, ataques | attaccare, attacco, attacchi | atacar, ataque, ataques
extra attack | zusätzliche* angriff* | attaque supplémentaire | ataque adicional, ataque extra | attacco extra | ataque extra
melee attacks | nahkampf*, nahkampfangriff* | corps à corps, mêlée | cuerpo a cuerpo | corpo a corpo, mischia | corpo a corpo
ranged attacks | fernkampf*, schießen, schieße | à distance, tirer | a distancia, disparar | a distanza, tirare con l'arco | à distância, atirar
two-weapon fighting | zwei waffen, zweihändig* kampf*, kampf mit zwei waffen | deux armes, combat à deux armes | dos armas, combate con dos armas | due armi, combattere con due armi | duas armas, combate com duas armas
unarmed strikes | waffenlose* | mains nues, à mains nues | desarmado, golpe desarmado | colpo senz'armi, senza armi, disarmato | ataque desarmado, desarmado
grappling grappled | ringen, ringkampf, gepackt, packe, packen, haltegriff, festhalten | agripp*, lutte, lutter, empoign* | agarrar, agarrado, agarre, presa | lotta, lottare, afferr*, in lotta | agarrar, agarrado, agarrão
shoving | schubsen, schubse, umstoßen, stoßen, wegstoßen | bousculer, bouscul*, pousser | empujar, empujón, derribar | spingere, spinta, spallata | empurrar, empurrão
cover | deckung, halbe deckung | abri, abri partiel, à couvert, couvert | cobertura | copertura | cobertura
unseen attackers | unsichtbare* angreifer* | attaquant invisible | atacante invisible, no visto | attaccante invisibile, non visto | atacante invisível
damage | schaden | dégâts, dommages | daño, daños | danno, danni | dano, danos
damage types | schadensart* | type* de dégâts | tipo* de daño | tip* di danno | tipo* de dano
resistance vulnerability immunity | resistenz*, verwundbar*, anfällig*, immun*, immunität* | résistance*, vulnérab*, immunit*, immunisé* | resistencia*, vulnerab*, inmun* | resistenz*, vulnerab*, immun* | resistência*, vulnerab*, imun*
knocking out | bewusstlos schlagen, betäuben | assommer, assomme | noquear, dejar inconsciente | tramortire, stordire senza uccidere | nocautear, desmaiar
dropping to 0 hit points | auf 0, null trefferpunkte | à 0, zéro point de vie | a 0, cero puntos | a 0, zero punti | a zero, zero pontos
death saving throws | todesrettungswurf*, todesrettungswürfe*, todeswurf, todeswürfe | jet* de sauvegarde contre la mort, sauvegarde* contre la mort, jet* contre la mort | salvación contra muerte, salvaciones contra muerte, tirada* de muerte, salvación de muerte | tir* salvezza contro morte, tir* salvezza contro la morte, tir* contro morte | teste* contra a morte, teste* contra morte, salvaguarda* contra a morte
stabilizing the dying | stabilisier*, verbluten, erste hilfe | stabilis*, premiers secours | estabiliz*, primeros auxilios | stabilizz*, primo soccorso | estabiliz*, primeiros socorros
mounted combat | beritten*, vom pferd, reitend, reiten im kampf | combat monté, à cheval, monture | combate montado, a caballo, montura | combattere in sella, a cavallo, cavalcatura | combate montado, a cavalo, montaria
underwater combat | unterwasser*, unter wasser | sous l'eau, sous l'eau | bajo el agua, submarino | sott'acqua, subacqueo | debaixo d'água, embaixo d'água, submerso
blinded | geblendet, blind* | aveugl*, aveuglé* | cegado, ciego, cegada | accecat*, cieco | cego, cega
charmed | bezaubert, verzaubert | charmé* | hechizado, hechizada, encantado | affascinat*, ammaliat* | enfeitiçad*, encantad*
deafened | taub | assourdi*, sourd* | ensordecido, sordo | assordat*, sordo | ensurdecid*, surdo
frightened | verängstigt, angst, furcht | effrayé*, terroris*, apeuré* | asustado, asustada, atemorizado | spaventat*, paura | amedrontad*, assustad*
incapacitated | kampfunfähig, handlungsunfähig | neutralisé*, incapable d'agir | incapacitado | incapacitat*, inabile | incapacitad*
invisible | unsichtbar* | invisible* | invisible* | invisibil* | invisível, invisíveis
paralyzed | gelähmt, lähmung, paralysiert | paralysé*, paralysie | paralizado, paralizada, parálisis | paralizzat*, paralisi | paralisad*, paralisia
petrified | versteinert, versteinerung | pétrifi* | petrific* | pietrific* | petrific*
poisoned | vergift* | empoisonn* | envenenad* | avvelenat* | envenenad*
prone | liegend, am boden, auf dem boden | à terre, au sol | derribado, tumbado, en el suelo | prono, a terra, steso | caído, derrubado, no chão
restrained | festgesetzt, gefesselt | entravé*, ligoté* | apresado, atado, inmovilizado | trattenut*, intralciat*, legato | impedido, contido, amarrado
stunned | betäubt | étourdi* | aturdido, aturdida | stordit* | atordoad*
unconscious | bewusstlos*, ohnmächtig | inconscient* | inconsciente* | privo di sensi, svenut*, incoscient* | inconsciente*, desmaiad*
exhaustion | erschöpf* | épuisement, épuisé*, fatigue | cansancio, agotamiento, agotado, fatiga | affaticamento, sfinimento, indebolimento, esausto | exaustão, exausto, cansaço
concentration | konzentration, konzentriere, konzentrieren | concentration, concentrer | concentración, concentrarme | concentrazione, concentrarmi | concentração, concentrar
spell | zauber, zaubern, zaubere, zauberspruch | sort, sorts, sortilège* | conjuro*, hechizo* | incantesim* | magia, magias, feitiço*
casting a spell | zauber wirken, wirke, wirken | lancer un sort, lance un sort, incantation* | lanzar un conjuro, lanzo, lanzar | lanciare un incantesimo, lancio, lanciare | conjurar, conjuro, lançar
spell slots | zauberplatz, zauberplätze*, zauberslot* | emplacement* de sort, emplacement* | espacio* de conjuro, espacio* de hechizo | slot incantesimo, slot | espaço* de magia, espaço* de magias
casting at a higher level | höherer grad, höherem grad, höheren grad* | niveau supérieur, emplacement de niveau | nivel superior, espacio de nivel | livello superiore, slot di livello, slot di | nível superior, espaço de nível
cantrips | zaubertrick* | tour* de magie, sort* mineur* | truco* | trucchett* | truque*
rituals | ritual* | rituel* | ritual, rituales | ritual* | ritual, rituais
spell components | komponenten, materialkomponente* | composante* | componente* | component* | componente*
areas of effect | wirkungsbereich* | zone d'effet | área de efecto | area d'effetto | área de efeito
preparing spells | zauber vorbereiten, vorbereitete zauber | préparer des sorts, préparer mes sorts, sorts préparés | preparar conjuros, conjuros preparados | preparare incantesimi, incantesimi preparati | preparar magias, magias preparadas
copying spells into a spellbook | zauberbuch, abschreiben | grimoire, livre de sorts, copier un sort | libro de conjuros, grimorio, copiar | libro degli incantesimi, grimorio, copiare | grimório, livro de magias, copiar
spell scrolls | schriftrolle*, zauberrolle* | parchemin* | pergamino* | pergamen* | pergaminho*
attunement | einstimm*, eingestimmt | harmonis*, lien | sintoniz*, sintonía | sintoni* | sintoni*
magic item rarity | magische* gegenst*, seltenheit, selten* | objet* magique*, rareté | objeto* mágico*, rareza | oggett* magic*, rarità | item mágico, itens mágicos, raridade
identifying magic items identify | identifizier* | identifi* | identific* | identific* | identific*
curses remove curse | fluch, verflucht*, flüche | malédiction*, maudit* | maldición, maldito*, maldita* | maledizion*, maledett* | maldição, amaldiçoad*, maldito
short rest | kurze* rast* | repos court | descanso corto | riposo breve, riposo corto | descanso curto
long rest | lange* rast* | repos long | descanso largo, descanso prolongado | riposo lungo | descanso longo
~rest | rast, rasten | repos, se reposer | descanso, descansar | riposo, riposare | descanso, descansar
levels and experience | erfahrungspunkt*, ep, stufenaufstieg | points d'expérience, px, monter de niveau | puntos de experiencia, px, subir de nivel | punti esperienza, pe, salire di livello | pontos de experiência, xp, subir de nível
multiclassing | multiclass*, klassenkombination, mehrere klassen | multiclass* | multiclase* | multiclass* | multiclasse*
inspiration | inspiration | inspiration | inspiración | ispirazione | inspiração
alignment | gesinnung | alignement | alineamiento | allineamento | tendência, alinhamento
languages | sprachen | langues | idiomas | lingue, linguaggi | idiomas, línguas
carrying capacity | traglast, tragkraft, belastung, tragen | capacité de charge, porter, encombrement | capacidad de carga, cargar | capacità di carico, portare, carico | capacidade de carga, carregar
passive checks perception | passive wahrnehmung, passiv* | perception passive | percepción pasiva | percezione passiva | percepção passiva
group checks | gruppenprobe*, gruppenwurf | test* de groupe, jet* de groupe | prueba* en grupo, prueba* de grupo, tirada* en grupo | prov* di gruppo | teste* em grupo, teste* de grupo
contests | wettstreit, vergleichender wurf | confrontation, opposition | enfrentad*, contienda | contesa, contrappost* | disputa, teste resistido
searching and spotting hidden things perception | wahrnehmung | perception | percepción | percezione | percepção
picking pockets and locks thieves' tools | schloss knacken, schlösser knacken, diebeswerkzeug*, taschendieb*, dietrich* | crochet*, outils de voleur, pickpocket, serrure | forzar la cerradura, herramientas de ladrón, ganzúa*, cerradura | scassin*, arnesi da scasso, attrezzi da ladro, serratura | arrombar fechadura, ferramentas de ladrão, gazua*, fechadura
breaking down doors | tür eintreten, tür aufbrechen, aufbrechen | enfoncer la porte, défoncer | derribar la puerta, tirar la puerta | sfondare, buttare giù la porta | arrombar, derrubar a porta
~doors | tür, türen, tor | porte, portes | puerta, puertas | porta, porte | porta, portas
telling lies and reading people deception insight | täuschen, täuschung, lügen, motiv erkennen | tromperie, mentir, perspicacité, bluff* | engaño, engañar, mentir, perspicacia | inganno, ingannare, mentire, intuizione | enganação, enganar, mentir, intuição
persuasion | überzeugen, überreden, überredung | persuasion, persuader | persuasión, persuadir, convencer | persuasione, persuadere, convincere | persuasão, persuadir, convencer
intimidation | einschüchter* | intimid* | intimid* | intimid* | intimid*
athletics | athletik | athlétisme | atletismo | atletica | atletismo
acrobatics | akrobatik | acrobatie* | acrobacia* | acrobazia | acrobacia
arcana | arkane* kunde | arcanes | conocimiento arcano | arcano | arcanismo
nature | naturkunde | nature | naturaleza | natura | natureza
medicine | heilkunde, medizin | médecine | medicina | medicina | medicina
survival | überlebenskunst | survie | supervivencia | sopravvivenza | sobrevivência
animal handling | mit tieren umgehen | dressage | trato con animales | addestrare animali | lidar com animais, adestrar animais
sleight of hand | fingerfertigkeit | escamotage | juego de manos | rapidità di mano | prestidigitação
strength | stärke | force | fuerza | forza | força
dexterity | geschick, geschicklichkeit | dextérité | destreza | destrezza | destreza
constitution | konstitution | constitution | constitución | costituzione | constituição
intelligence | intelligenz | intelligence | inteligencia | intelligenza | inteligência
wisdom | weisheit | sagesse | sabiduría | saggezza | sabedoria
charisma | charisma | charisme | carisma | carisma | carisma
vision and light | dämmerlicht, dunkelheit, licht | lumière, obscurité, pénombre | luz, oscuridad, penumbra | luce, oscurità, penombra | luz, escuridão, penumbra
darkvision | dunkelsicht | vision dans le noir, nyctalopie | visión en la oscuridad | scurovisione | visão no escuro
food and water | nahrung, hunger, durst, verhungern, verdursten | nourriture, faim, soif, eau | comida, hambre, sed | cibo, fame, sete | comida, fome, sede, sem água
travel pace | reisetempo, reisegeschwindigkeit, marsch | allure de voyage, rythme de voyage, voyager | ritmo de viaje, viajar | andatura, passo di viaggio, viaggiare | ritmo de viagem, viajar
forced march | gewaltmarsch | marche forcée | marcha forzada | marcia forzata | marcha forçada
tracking | spuren, fährte, spurenlesen | pister, traces, pistage | rastrear, huellas, rastro | seguire le tracce, tracce, orme | rastrear, rastros, pegadas
foraging and hunting | jagen, nahrungssuche, sammeln | chasser, cueillette | forrajear, cazar | foraggiare, cacciare | forragear, caçar
getting lost and navigating | verirrt, verirren, verlaufen | perdus, se perdre, s'orienter | perdidos, perderse, orientarse | persi, perdersi, orientarsi | perdidos, se perder, orientar
camping and night watches | nachtwache, lager, wache halten | tour de garde, campement, bivouac | guardia nocturna, acampar, hacer guardia | turni di guardia, accampamento | vigia, acampar, turno de guarda
weather | wetter, sturm | météo, tempête | clima, tormenta | tempo atmosferico, tempesta | clima, tempestade
chases | verfolgungsjagd, verfolgen | poursuite, course-poursuite | persecución, perseguir | inseguimento, inseguire | perseguição, perseguir
traps how traps work | falle, fallen, entschärfen | piège*, désamorcer | trampa*, desactivar | trappol*, disinnescare | armadilha*, desarmar
pit trap | fallgrube | fosse | foso | fossa, botola | fosso, alçapão
quicksand | treibsand | sables mouvants | arenas movedizas | sabbie mobili | areia movediça
poisons poison | gift, gifte | poison*, venin* | veneno* | velen* | veneno*
diseases | krankheit*, seuche, krank | maladie*, peste | enfermedad*, peste | malatti*, peste | doença*, peste
madness | wahnsinn | folie | locura | follia, pazzia | loucura
fire and smoke | brand, brennt, brenne, rauch | incendie, fumée, brûle | incendio, humo, arder | incendio, fumo, brucia | incêndio, fumaça, queimando
buying and selling | verkaufen, kaufen, handeln | vendre, acheter, marchander | vender, comprar, regatear | vendere, comprare, contrattare | vender, comprar, barganhar
~price cost | kostet, preis, preise, teuer | coûte, prix | cuesta, precio* | costa, prezz* | custa, preço*
~gold money | gold, goldmünze*, münzen | pièces d'or, po, or | monedas de oro, oro, po | monete d'oro, oro, mo | peças de ouro, moedas, ouro, po
treasure | schatz, beute | trésor, butin | tesoro, botín | tesoro, bottino | tesouro, espólio
food, lodging and services | gasthaus, herberge, übernachtung | auberge, chambre | posada, alojamiento | locanda, alloggio | estalagem, hospedagem
downtime | auszeit | temps mort, intersaison | tiempo entre aventuras, tiempo de inactividad | tempo di inattività, periodo di fermo | tempo livre, período de inatividade
encounter difficulty challenge rating | herausforderungsgrad, hg | facteur de puissance, fp, indice de dangerosité, id | valor de desafío, vd | grado di sfida, gs | nível de desafio, nd
legendary creatures | legendäre* | légendaire* | legendari* | leggendari* | lendári*
objects and their toughness | gegenstand zerstören, zerstören | détruire, briser | destruir, romper | distruggere, rompere | destruir, quebrar
wearing armor | rüstung anlegen, rüstung, rüstungen | armure, armures, enfiler | armadura, armaduras, ponerse la armadura | armatura, armature, indossare | armadura, armaduras, vestir
shield | schild | bouclier | escudo | scudo | escudo
~weapons weapon properties | waffe, waffen | arme, armes | arma, armas | arma, armi | arma, armas
improvised weapons | improvisierte* waffe* | arme* improvisée* | arma* improvisada* | arm* improvvisat* | arma* improvisada*
torches, lamps and lanterns torch | fackel*, laterne* | torche*, lanterne* | antorcha*, linterna* | torci*, lanterna, lanterne | tocha*, lanterna*
healing potions potion of healing | heiltrank, heiltränke* | potion* de soin*, potion* de guérison | poción de curación, pociones de curación, poción curativa | pozion* di guarigione, pozion* curativ*, pozion* di cura | poção de cura, poções de cura
oil alchemist's fire | öl, alchemistenfeuer | huile, feu grégeois, feu alchimique | aceite, fuego de alquimista | olio, fuoco dell'alchimista | óleo, fogo de alquimista, fogo alquímico
ropes rope | seil, kletterhaken | corde, grappin | cuerda, gancho | corda, rampino | corda, gancho
caltrops | krähenfüße* | chausse-trape*, chausse-trappes | abrojo* | triboli | estrepes
manacles | handschellen, fesseln, ketten | menottes, chaînes | grilletes, esposas, cadenas | manette, catene | algemas, grilhões, correntes
holy water | weihwasser | eau bénite | agua bendita | acqua santa, acquasanta | água benta
net | netz | filet | red | rete | rede
healer's kit | heilerausrüstung, heilertasche | trousse de soin* | útiles de sanador, kit de sanador | borsa del guaritore, kit del guaritore | kit de curandeiro, kit de primeiros socorros
~sword longsword | schwert, langschwert | épée, épée longue | espada, espada larga | spada, spada lunga | espada, espada longa
greatsword | zweihänder, großschwert | épée à deux mains, espadon | espadón, mandoble | spadone | espada grande, montante
dagger | dolch* | dague*, poignard* | daga*, puñal* | pugnal* | adaga*
~bow longbow | bogen, langbogen | arc, arc long | arco, arco largo | arco, arco lungo | arco, arco longo
crossbow | armbrust | arbalète | ballesta | balestra | besta
~arrow ammunition | pfeil, pfeile | flèche, flèches | flecha, flechas | freccia, frecce | flecha, flechas
battleaxe greataxe | streitaxt, axt | hache | hacha | ascia | machado
warhammer | kriegshammer, hammer | marteau | martillo | martello | martelo
~horse mounts | pferd, pferde | cheval, chevaux | caballo, caballos | cavallo, cavalli | cavalo, cavalos
ship travel by ship | schiff, schiffe | navire, bateau | barco, nave | nave, barca | navio, barco
acid damage | säureschaden, säure | dégâts d'acide, acide | daño por ácido, ácido | danni da acido, acido | dano ácido, ácido
cold damage | kälteschaden, kälte | dégâts de froid, froid | daño por frío, frío | danni da freddo, freddo | dano de frio, frio
fire damage | feuerschaden | dégâts de feu | daño por fuego, daño de fuego | danni da fuoco | dano de fogo
~fire | feuer | feu | fuego | fuoco | fogo
lightning damage | blitzschaden | dégâts de foudre | daño por relámpago, daño eléctrico | danni da fulmine | dano elétrico
necrotic damage | nekrotisch* | nécrotique* | necrótico* | necrotic* | necrótico*
radiant damage | gleißend*, strahlend* | radiant* | radiante | radios* | radiante
thunder damage | donnerschaden, schallschaden | dégâts de tonnerre | daño por trueno | danni da tuono | dano trovejante
psychic damage | psychisch* | psychique* | psíquico* | psichic* | psíquico*
slashing piercing bludgeoning damage | hiebschaden, stichschaden, wuchtschaden | tranchant*, perforant*, contondant* | cortante*, perforante*, contundente* | tagliente, perforante, contundente | cortante, perfurante, contundente
barbarian | barbar* | barbare* | bárbar* | barbar* | bárbar*
bard | barde, bardin | barde | bardo | bardo | bardo
cleric | kleriker* | clerc | clérigo | chierico | clérigo
druid | druide* | druide* | druida* | druido, druidi | druida*
fighter | kämpfer* | guerrier* | guerrero | guerriero | guerreiro
monk | mönch* | moine* | monje* | monaco | monge*
paladin | paladin* | paladin* | paladín* | paladin* | paladino*
ranger | waldläufer* | rôdeur* | explorador* | ranger | patrulheiro*, ranger
rogue | schurke* | roublard* | pícaro* | ladro | ladino*
sorcerer | zauberer, hexer | ensorceleur* | hechicero* | stregone | feiticeiro*
warlock | hexenmeister* | occultiste*, sorcier* | brujo* | warlock | bruxo*
wizard | magier* | magicien* | mago | mago | mago
rage | kampfrausch, raserei | rage | furia | ira | fúria
bardic inspiration | bardische inspiration | inspiration bardique | inspiración bárdica | ispirazione bardica | inspiração de bardo, inspiração bárdica
turn undead | untote vertreiben, untote* | renvoi des morts-vivants, repousser les morts-vivants, morts-vivants | expulsar muertos vivientes, muertos vivientes | scacciare non morti, non morti | expulsar mortos-vivos, mortos-vivos
channel divinity | göttliche macht* | conduit divin, canalisation | canalizar divinidad | incanalare divinità | canalizar divindade
wild shape | tiergestalt | forme sauvage | forma salvaje | forma selvatica | forma selvagem
action surge | tatendrang | fougue, sursaut d'activité | acción súbita, oleada de acción | azione impetuosa | surto de ação
second wind | durchschnaufen | second souffle | segundas energías, tomar aliento | recuperare energie, secondo fiato | retomar o fôlego
flurry of blows | schlaghagel | déluge de coups | ráfaga de golpes | raffica di colpi | rajada de golpes
ki | ki, ki-punkt*, ki-punkte | ki, points de ki | ki, puntos de ki | ki, punti ki | ki, chi, pontos de ki
stunning strike | betäubender schlag | frappe étourdissante | golpe aturdidor | colpo stordente | ataque atordoante, golpe atordoante
martial arts | kampfkunst, kampfkünste | arts martiaux | artes marciales | arti marziali | artes marciais
divine smite | göttliches niederstrecken, niederstrecken | châtiment divin | castigo divino | punizione divina | punição divina, destruição divina
lay on hands | handauflegen | imposition des mains | imponer las manos, imposición de manos | imposizione delle mani | imposição das mãos, cura pelas mãos
sneak attack | hinterhältiger angriff, hinterhältig*, meuchel* | attaque* sournoise* | ataque* furtivo* | attacc* furtiv* | ataque* furtivo*
cunning action | raffinierte aktion, listige aktion | ruse | acción astuta | azione scaltra | ação ardilosa
uncanny dodge | unglaubliches ausweichen | esquive instinctive | esquiva asombrosa | schivata prodigiosa | esquiva sobrenatural
evasion | entrinnen | esquive totale, dérobade | evasión | elusione | evasão
metamagic font of magic sorcery points | metamagie, zauberpunkt* | métamagie, points de sorcellerie | metamagia, puntos de hechicería | metamagia, punti stregoneria | metamagia, pontos de feitiçaria
pact magic | paktmagie | magie de pacte | magia de pacto | magia del patto | magia de pacto
eldritch invocation | schauerliche anrufung* | manifestation* occulte* | invocación sobrenatural, invocaciones | supplich* occult* | invocações místicas, invocação mística
favored enemy | erzfeind | ennemi juré | enemigo predilecto | nemico prescelto | inimigo favorito
fighting style | kampfstil | style de combat | estilo de combate | stile di combattimento | estilo de luta
dwarf | zwerg* | nain, nains | enano* | nano, nani | anão, anões
elf | elf, elfe, elfen | elfe* | elfo* | elfo, elfi | elfo*
halfling | halbling* | halfelin* | mediano* | halfling | halfling, pequenino*
gnome | gnom* | gnome* | gnomo* | gnomo, gnomi | gnomo*
half-elf | halbelf* | demi-elfe* | semielfo* | mezzelfo | meio-elfo
half-orc relentless endurance | halbork* | demi-orc* | semiorco* | mezzorco | meio-orc
relentless endurance | unermüdlich*, zäher kämpfer, durchhaltevermögen | endurance implacable, acharnement | resistencia implacable, aguante incansable | tenacia implacabile | resistência implacável
dragonborn breath weapon | drachenblütige*, odemwaffe | drakéide*, sangdragon, souffle | dracónido*, arma de aliento, aliento | dragonide, soffio | draconato*, sopro
dwarven resilience poison | zwergische unverwüstlichkeit | résistance naine | resistencia enana | resilienza nanica | resiliência anã
human | mensch* | humain* | humano* | umano, umani | humano*
tiefling | tiefling* | tieffelin* | tiefling* | tiefling | tiefling*
~monster | monster, ungeheuer | monstre* | monstruo* | mostro, mostri | monstro*
~dragon | drache* | dragon* | dragón, dragones | drago, draghi | dragão, dragões
goblin | goblin* | gobelin* | goblin, trasgo* | goblin | goblin*
~orc | ork*, orks | orc, orcs, orque | orco* | orco, orchi | orc, orcs
ogre | oger* | ogre* | ogro* | ogre | ogro*
troll | troll* | troll* | trol, troll* | troll | troll*
skeleton | skelett* | squelette* | esqueleto* | scheletr* | esqueleto*
zombie | zombie* | zombi* | zombi* | zombi* | zumbi*
ghoul | ghul* | goule* | necrófago*, gul | ghoul | carniçal*
ghost | geist*, gespenst* | fantôme* | fantasma* | fantasm* | fantasma*
vampire | vampir* | vampire* | vampiro* | vampir* | vampiro*
werewolf | werwolf*, werwölfe* | loup-garou, loups-garous | hombre lobo, hombres lobo, licántropo* | lupo mannaro, lupi mannari | lobisomem, lobisomens
lich | leichnam, lich | liche | liche | lich | lich
mummy | mumie* | momie* | momia* | mummi* | múmia*
wolf | wolf, wölfe | loup, loups | lobo, lobos | lupo, lupi | lobo, lobos
bear | bär, bären | ours | oso* | orso, orsi | urso*
owlbear | eulenbär* | hibours, ours-hibou | oso lechuza, osobúho, oso búho | orsogufo | urso-coruja
giant spider | riesenspinne*, spinne* | araignée* géante*, araignée* | araña* gigante*, araña* | ragn* gigant*, ragno, ragni | aranha* gigante*, aranha*
basilisk | basilisk* | basilic, basilics | basilisco* | basilisc* | basilisco*
medusa | medusa, gorgone | méduse, gorgone | medusa | medusa | medusa
cockatrice | cockatrice, hahnenbasilisk | cocatrix | cocatriz | coccatrice | cocatriz
mimic | mimik*, nachahmer | mimique* | mímico*, mimeto | mimic | mímico*
gelatinous cube | gallertwürfel*, gelatinewürfel* | cube gélatineux | cubo gelatinoso | cubo gelatinoso | cubo gelatinoso
black pudding | schwarzer blob, schwarze* pudding* | pouding noir | pudin negro, budín negro | protoplasma nero | pudim negro
green slime | grüner schleim | vase verte | limo verde | melma verde, fanghiglia verde | limo verde
beholder | betrachter* | tyrannœil, tyranoeil | contemplador, observador | beholder | observador, beholder
giant | riese, riesen | géant* | gigante* | gigant* | gigante*
griffon | greif, greifen | griffon* | grifo* | grifon* | grifo*
minotaur | minotaurus, minotaur* | minotaure* | minotauro* | minotaur* | minotauro*
harpy | harpyie* | harpie* | arpía* | arpi* | harpia*
hydra | hydra | hydre | hidra | idra | hidra
rust monster | rostmonster | oxydeur* | monstruo corrosivo, óxido | rugginofago | monstro da ferrugem
doppelganger | doppelgänger* | doppelganger*, métamorphe | doppelganger, doble | doppelganger | doppelganger, duplo
wraith wight | todesalb, gruftschrecken | spectre*, âme-en-peine | tumulario, espectro* | spettr*, wight | aparição, espectro*
demon | dämon* | démon* | demonio* | demon* | demônio*
devil | teufel* | diable* | diablo* | diavol* | diabo*
elemental | elementar* | élémentaire* | elemental, elementales | elemental* | elemental, elementais
golem | golem* | golem* | gólem* | golem | golem*
fireball | feuerball* | boule* de feu | bola* de fuego | pall* di fuoco | bola* de fogo
lightning bolt | blitzstrahl, blitz | éclair, éclairs | relámpago* | fulmine | relâmpago*
magic missile | magische* geschoss* | projectile* magique* | proyectil mágico, proyectiles mágicos | dardo incantato, dardi incantati | míssil mágico, mísseis mágicos
cure wounds | wunden heilen | soins, soin des blessures, guérison des blessures | curar heridas | cura ferite | curar ferimentos
healing word | heilendes wort, heilwort | mot de guérison, parole de guérison | palabra de curación, palabra curativa | parola guaritrice | palavra curativa
~healing | heilen, heile, heilung | soigner, guérir | curar, curación | curare, guarire | curar, cura
shield of faith | schild des glaubens | bouclier de la foi | escudo de fe | scudo della fede | escudo da fé
bless | segnen, segnung | bénédiction | bendecir, bendición | benedizione | bênção
bane | verderben, fluch des unheils | fléau | perdición | anatema | perdição
hold person | person festhalten | immobiliser un humanoïde, immobilisation de personne | inmovilizar persona | blocca persone | imobilizar pessoa
charm person | person bezaubern | charme-personne, charmer une personne | hechizar persona | charme su persone, affascinare persone | enfeitiçar pessoa
sleep | schlafzauber | sort de sommeil, sommeil | dormir, conjuro de sueño | incantesimo sonno | magia sono
invisibility | unsichtbarkeit | invisibilité | invisibilidad | invisibilità | invisibilidade
mage armor | magierrüstung | armure du mage, armure de mage | armadura de mago | armatura magica | armadura arcana
mage hand | magierhand | main du mage | mano de mago | mano magica | mãos mágicas, mão mágica
counterspell | gegenzauber | contresort | contraconjuro, contrahechizo | controincantesimo | contramágica, contrafeitiço
dispel magic | magie bannen | dissipation de la magie, dissiper la magie | disipar magia | dissolvi magie | dissipar magia
detect magic | magie entdecken | détection de la magie | detectar magia | individuazione del magico | detectar magia
feather fall | federfall | feuille morte, chute de plume | caída de pluma | caduta morbida, caduta piuma | queda suave, queda de pluma
fly spell | zauber fliegen | sort de vol | conjuro volar | incantesimo volare | magia voo
haste | hast | hâte, rapidité | acelerar | velocità | velocidade
slow | verlangsamen | lenteur | ralentizar | lentezza | lentidão
web | spinnennetz | toile d'araignée | telaraña | ragnatela | teia
entangle | verstricken | enchevêtrement | enmarañar | intralciare | constrição, enredar
misty step | nebelschritt | pas brumeux, foulée brumeuse | paso brumoso | passo velato | passo nebuloso
dimension door | dimensionstür | porte dimensionnelle | puerta dimensional | porta dimensionale | porta dimensional
teleport | teleport* | téléport* | teletransport* | teletrasporto | teletransporte, teleport*
polymorph | verwandlung, verwandeln | métamorphose, polymorphie | polimorfar | metamorfosi | metamorfose, polimorfia
raise dead | tote erwecken | rappel à la vie, relever les morts | levantar a los muertos, alzar a los muertos | rianimare morti | reviver os mortos, erguer os mortos
revivify | wiederbeleben, wiederbelebung | retour à la vie, revigorer | revivir | revivificare, rinascita | revivificar, revificar
resurrection | auferstehung | résurrection | resurrección | resurrezione | ressurreição
speak with dead | mit toten sprechen, toten sprechen | communication avec les morts, parler avec les morts | hablar con los muertos | parlare con i morti | falar com os mortos, falar com mortos
speak with animals | mit tieren sprechen | communication avec les animaux, parler avec les animaux | hablar con los animales | parlare con gli animali | falar com animais
lesser restoration | geringe wiederherstellung, schwache wiederherstellung | restauration partielle, restauration inférieure | restablecimiento menor | ristorare inferiore | restauração menor
greater restoration | große wiederherstellung | restauration supérieure, restauration majeure | restablecimiento mayor | ristorare superiore | restauração maior
remove curse | fluch brechen | lever une malédiction, délivrance des malédictions | levantar maldición | rimuovi maledizione | remover maldição
silence | stille | silence | silencio | silenzio | silêncio
darkness | zauber dunkelheit | ténèbres | conjuro oscuridad | incantesimo oscurità | magia escuridão
light | zauber licht | sort lumière | conjuro luz | incantesimo luce | magia luz
spiritual weapon | waffe des glaubens, spirituelle waffe | arme spirituelle | arma espiritual | arma spirituale | arma espiritual
spirit guardians | schutzgeister | esprits gardiens | guardianes espirituales, espíritus guardianes | guardiani spirituali | guardiões espirituais, espíritos guardiões
wall of fire | feuerwand | mur de feu | muro de fuego | muro di fuoco | muralha de fogo
cone of cold | kältekegel | cône de froid | cono de frío | cono di freddo | cone de frio
burning hands | brennende hände | mains brûlantes | manos ardientes | mani brucianti | mãos flamejantes
eldritch blast | schauerstrahl, unheimlicher strahl | décharge occulte | descarga sobrenatural, estallido sobrenatural | deflagrazione occulta | rajada mística
hunter's mark | zeichen des jägers | marque du chasseur | marca del cazador | marchio del cacciatore | marca do caçador
hex | verhexen | maléfice | maleficio | sortilegio | bruxaria
find familiar | vertrauten finden, vertrauter, vertrauten | appel de familier, familier | encontrar familiar, familiar | trova famiglio, famiglio | encontrar familiar, convocar familiar, familiar
wish | wunsch | souhait | deseo | desiderio | desejo
zone of truth | zone der wahrheit | zone de vérité | zona de la verdad | zona di verità | zona da verdade
suggestion | einflüsterung | suggestion | sugestión | suggestione | sugestão
disguise self | selbstverkleidung | déguisement | disfrazarse | camuffare se stesso | disfarçar-se
identify | identifizieren | identification | identificar | identificare | identificação
water breathing | wasser atmen | respiration aquatique, respirer sous l'eau | respirar bajo el agua, respiración acuática | respirare sott'acqua | respirar na água, respirar debaixo d'água
bag of holding | nimmervoller beutel | sac sans fond | bolsa de contención | borsa conservante | bolsa de carregar, mochila de carga
carpet of flying | fliegender teppich, fliegenden teppich | tapis volant | alfombra voladora | tappeto volante | tapete voador
broom of flying | fliegender besen, fliegenden besen | balai volant | escoba voladora | scopa volante | vassoura voadora
cloak of protection | schutzmantel | cape de protection | capa de protección | mantello di protezione | manto da proteção, capa de proteção
cloak of elvenkind | elfenmantel | cape elfique | capa élfica | mantello elfico | manto élfico, capa élfica
boots of elvenkind | elfenstiefel | bottes elfiques | botas élficas | stivali elfici | botas élficas
boots of speed | stiefel der geschwindigkeit | bottes de rapidité | botas de velocidad | stivali della velocità | botas da velocidade
immovable rod | unbewegliche* stab* | bâton inamovible, bâton immuable | vara inamovible | verga inamovibile | bastão imóvel, vara imóvel
deck of many things | karten der vielen dinge, deck der vielen dinge | cartes merveilleuses | baraja de múltiples cosas, baraja de muchas cosas | mazzo delle meraviglie | baralho das surpresas
gauntlets of ogre power | handschuhe der ogerkraft | gantelets de puissance d'ogre | guanteletes de poder de ogro | guanti del potere ogresco | manoplas de força do ogro
ring of protection | schutzring, ring des schutzes | anneau de protection | anillo de protección | anello di protezione | anel de proteção
wand | zauberstab | baguette | varita | bacchetta | varinha
fear | zauber furcht | sort de peur | conjuro miedo | incantesimo paura | magia medo
`;
