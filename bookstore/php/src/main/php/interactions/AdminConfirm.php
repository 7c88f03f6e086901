<?php

/** AdminConfirm: changes a book, four statements in one transaction. The book is locked first. */

declare(strict_types=1);

namespace Rubis\Bookstore;

use Rubis\Site\BadParameter;
use Rubis\Site\Database;
use Rubis\Site\Money;
use Rubis\Site\Page;
use Rubis\Site\Parameters;
use Rubis\Site\Rejected;
use Rubis\Site\Site;

require dirname(__DIR__) . '/lib/Site/classes.php';

const MAX_PATH = 40;
const LOCK_BOOK = <<<'SQL'
    SELECT i_related1, i_related2, i_related3, i_related4, i_related5
    FROM item
    WHERE i_id = ?
    FOR UPDATE
    SQL;
const UPDATE = <<<'SQL'
    UPDATE item
    SET i_cost = ?, i_image = ?, i_thumbnail = ?, i_pub_date = ?, i_related1 = ?, i_related2 = ?,
      i_related3 = ?, i_related4 = ?, i_related5 = ?
    WHERE i_id = ?
    SQL;

/** The path of a picture of the shop. */
function path(Parameters $request, string $name, string $folder, string $expectation): string
{
    $path = $request->text($name, MAX_PATH);
    return preg_match("#^$folder/[1-9][0-9]{0,8}\\.png$#D", $path) === 1
        ? $path
        : throw new BadParameter($name, "$expectation, as $folder/1.png");
}

Script::answer(
    static function (Site $site, Parameters $request): Page {
        $visit = Visit::of($request);
        $image = path($request, 'image', 'images', 'a picture of the shop');
        $thumbnail = path($request, 'thumbnail', 'thumbnails', 'a small picture of the shop');
        $id = $request->id('book');
        $price = Money::text($request->money('price', 0, Rules::MAX_PRICE));
        $site->tickets->check($request->ticket(), Purpose::CHANGE, $id);
        $changed = [$price, $image, $thumbnail];
        $book = $site->change(static function (Database $database) use ($site, $id, $changed): Book {
            $before = $database->one(LOCK_BOOK, $id) ?? throw new Rejected(Rejection::NoSuchBook);
            $related = Rules::related(Rankings::boughtWith($database, $id), $before);
            $today = substr($site->now(), 0, 10);
            $database->change(UPDATE, ...$changed, ...[$today], ...$related, ...[$id]);
            return Book::view($database, $id);
        });
        return new Page(
            $book->title,
            '<p class=good role=status>The book is changed.</p>' . $book->facts() . $book->description(),
            carried: $visit->query(),
        );
    },
    isWrite: true,
    form: ChangeFields::of(...),
);
