<?php

/** StoreComment: leaves a comment, two statements in one transaction. The rating is added by the database, so
 * concurrent comments on one user lose none, and that statement also tells whether the user exists. */

declare(strict_types=1);

namespace Rubis\Auction;

use Rubis\Site\BadParameter;
use Rubis\Site\Database;
use Rubis\Site\Page;
use Rubis\Site\Parameters;
use Rubis\Site\Rejected;
use Rubis\Site\Site;

require dirname(__DIR__) . '/lib/Site/classes.php';

const ADD_RATING = 'UPDATE users SET rating = rating + ? WHERE id = ?';
const INSERT_COMMENT = <<<'SQL'
    INSERT INTO comments (from_user_id, to_user_id, item_id, rating, date, comment, ticket)
    VALUES (?, ?, ?, ?, ?, ?, ?)
    SQL;

function rating(Parameters $request): int
{
    $rating = $request->number('rating', -2_147_483_648, 2_147_483_647);
    return in_array($rating, Rules::RATINGS, true)
        ? $rating
        : throw new BadParameter('rating', 'one of [' . implode(', ', Rules::RATINGS) . ']');
}

Script::answer(
    static function (Site $site, Parameters $request): Page {
        $to = $request->id('to');
        $item = $request->id('itemId');
        $rating = rating($request);
        $text = $request->text('comment', Rules::MAX_TEXT);
        [$from, $nonce] = $site->writer($request, 'from', Purpose::COMMENT, $item, $to);
        $ticket = $nonce === '' ? null : $nonce;
        $site->change(
            static function (Database $database) use ($site, $to, $item, $rating, $text, $from, $ticket): void {
                $isMadeUp = $site->settings->legacyClient && $to === 0;
                if ($database->write(ADD_RATING, $rating, $to) === 0 && !$isMadeUp) {
                    throw new Rejected(Rejection::NoSuchUser);
                }
                $values = [$from, $to, $item, $rating, $site->now(), $text, $ticket];
                if ($database->insertIfUnique(INSERT_COMMENT, ...$values) === null) {
                    throw new Rejected(Rejection::TicketUsed);
                }
            },
        );
        return new Page(
            'Thank you for your comment',
            '<p class=good role=status>Your rating: ' . Rules::ratingWord($rating) . '.</p><p>'
            . Links::user($to, 'See all comments') . ' <a href=browse.html>Browse items</a></p>',
        );
    },
    isWrite: true,
    form: CommentFields::of(...),
    longText: Field::Comment,
);
