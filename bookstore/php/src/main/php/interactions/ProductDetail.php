<?php

/** ProductDetail: a book, one statement. */

declare(strict_types=1);

namespace Rubis\Bookstore;

use Rubis\Site\Database;
use Rubis\Site\Page;
use Rubis\Site\Parameters;
use Rubis\Site\Site;

require dirname(__DIR__) . '/lib/Site/classes.php';

Script::answer(static function (Site $site, Parameters $request): Page {
    $visit = Visit::of($request);
    $id = $request->id('book');
    $book = $site->read(static fn (Database $database): Book => Book::view($database, $id));
    return new Page(
        $book->title,
        $book->facts() . Links::add($id, $visit) . $book->description() . '<p>'
        . Links::open('AdminRequest', $id, $visit) . 'Change this book</a></p>' . Links::cart($visit),
        carried: $visit->query(),
    );
});
