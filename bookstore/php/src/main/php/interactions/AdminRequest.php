<?php

/** AdminRequest: a book, and the form to change it, one statement. */

declare(strict_types=1);

namespace Rubis\Bookstore;

use Rubis\Site\Database;
use Rubis\Site\Form;
use Rubis\Site\Page;
use Rubis\Site\Parameters;
use Rubis\Site\Site;

require dirname(__DIR__) . '/lib/Site/classes.php';

Script::answer(static function (Site $site, Parameters $request): Page {
    $visit = Visit::of($request);
    $id = $request->id('book');
    $book = $site->read(static fn (Database $database): Book => Book::view($database, $id));
    $ticket = $site->tickets->issue($visit->customer, Purpose::CHANGE, $id);
    $fields = new ChangeFields($visit, $ticket, $id, $book->price, $book->image, $book->thumbnail);
    return new Page("Change $book->title", $book->facts() . Form::of($fields), carried: $visit->query());
});
