<?php

/** RegisterUser: registers a user, two statements in one transaction. Whether the nickname is taken is looked up
 * first, so that a refusal uses up no id; the unique key decides between two who ask at once. */

declare(strict_types=1);

namespace Rubis\Auction;

use Rubis\Site\Database;
use Rubis\Site\Html;
use Rubis\Site\Page;
use Rubis\Site\Parameters;
use Rubis\Site\Passwords;
use Rubis\Site\Rejected;
use Rubis\Site\Site;

require dirname(__DIR__) . '/lib/Site/classes.php';

const MAX_EMAIL = 50;
const REGION_AND_NICKNAME = <<<'SQL'
    SELECT id, name, EXISTS (SELECT 1 FROM users WHERE nickname = ?)
    FROM regions
    WHERE name = ?
    SQL;
const INSERT_USER = <<<'SQL'
    INSERT INTO users (firstname, lastname, nickname, password, email, rating, balance,
      creation_date, region)
    VALUES (?, ?, ?, ?, ?, 0, 0, ?, ?)
    SQL;

/**
 * @param list<string> $user first name, last name, nickname, hash of the password, address
 * @return array{int, string, string} id, name of the region, moment
 */
function register(Database $database, array $user, string $regionName, string $now): array
{
    [$regionId, $regionName, $isTaken] = $database->one(REGION_AND_NICKNAME, $user[2], $regionName)
        ?? throw new Rejected(Rejection::NoSuchRegion);
    $id = $isTaken !== 0 ? null : $database->insertIfUnique(INSERT_USER, ...$user, ...[$now, $regionId]);
    return [$id ?? throw new Rejected(Rejection::NicknameTaken), $regionName, $now];
}

Script::answer(
    static function (Site $site, Parameters $request): Page {
        [, $password] = $request->credentials();
        $first = $request->nameOfPerson('firstname');
        $last = $request->nameOfPerson('lastname');
        $nickname = $request->name('nickname', Parameters::MAX_PERSON_NAME);
        $email = $request->name('email', MAX_EMAIL);
        $hash = Passwords::hash($site->settings, $password, $site->tickets->nonce());
        $region = $request->text('region', Rules::MAX_PLACE_NAME);
        [$id, $region, $now] = $site->change(static fn (Database $database): array =>
            register($database, [$first, $last, $nickname, $hash, $email], $region, $site->now()));
        return new Page(
            "Welcome, $nickname",
            '<p class=good role=status>You are registered.</p><table class=facts>'
            . '<tr><th scope=row>Name<td>' . Html::text($first) . ' ' . Html::text($last)
            . '<tr><th scope=row>Nickname<td>' . Html::text($nickname)
            . '<tr><th scope=row>E-mail<td>' . Html::text($email)
            . '<tr><th scope=row>Region<td>' . Html::text($region)
            . "<tr><th scope=row>Customer number<td>$id"
            . '<tr><th scope=row>Since<td>' . Html::time($now) . '</table>'
            . '<p><a href=browse.html>Browse items</a> <a href=sell.html>Sell an item</a></p>',
            Section::REGISTER,
        );
    },
    isWrite: true,
    form: static fn (Parameters $request): RegistrationFields => new RegistrationFields(),
);
