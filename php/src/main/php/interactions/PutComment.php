<?php

/** PutComment: logs an author in and shows whom and what the comment is about, the statement of the login, one
 * for addressee and item, and one more for an old item. */

declare(strict_types=1);

namespace Rubis\Auction;

use Rubis\Site\Database;
use Rubis\Site\Form;
use Rubis\Site\Page;
use Rubis\Site\Parameters;
use Rubis\Site\Rejected;
use Rubis\Site\Site;

require dirname(__DIR__) . '/lib/Site/classes.php';

const ADDRESSEE_AND_ITEM = <<<'SQL'
    SELECT u.nickname, i.name
    FROM users u LEFT JOIN items i ON i.id = ?
    WHERE u.id = ?
    SQL;
const OLD_NAME = 'SELECT name FROM old_items WHERE id = ?';

Script::answer(
    static function (Site $site, Parameters $request): Page {
        $to = $request->id('to');
        $item = $request->id('itemId');
        $credentials = $request->credentials();
        [$from, $nickname, $itemName] = $site->read(
            static function (Database $database) use ($credentials, $to, $item): array {
                $from = User::login($database, $credentials);
                [$nickname, $itemName] = $database->one(ADDRESSEE_AND_ITEM, $item, $to)
                    ?? throw new Rejected(Rejection::NoSuchUser);
                $itemName ??= $database->one(OLD_NAME, $item)[0] ?? throw new Rejected(Rejection::NoSuchItem);
                return [$from, $nickname, $itemName];
            },
        );
        $ticket = $site->tickets->issue($from, Purpose::COMMENT, $item, $to);
        return new Page(
            "Comment on $nickname",
            '<p>How was your experience with ' . Links::user($to, $nickname) . ' and ' . Links::item($item, $itemName)
            . '?</p>' . Form::of(new CommentFields($ticket, $to, $from, $item)),
        );
    },
    form: static fn (Parameters $request): LoginFields =>
        new LoginFields('PutComment', ['to' => $request->id('to'), 'itemId' => $request->id('itemId')]),
);
