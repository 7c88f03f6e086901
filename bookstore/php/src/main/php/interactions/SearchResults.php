<?php

/** SearchResults: the books that a search finds, three statements. Titles and names begin with its text, so
 * that the search reads an index from there on. */

declare(strict_types=1);

namespace Rubis\Bookstore;

use Rubis\Site\BadParameter;
use Rubis\Site\Database;
use Rubis\Site\Page;
use Rubis\Site\Parameters;
use Rubis\Site\Site;

require dirname(__DIR__) . '/lib/Site/classes.php';

const BOOKS_WHERE = 'SELECT ' . Books::SUMMARY . ' FROM item i JOIN author a ON a.a_id = i.i_a_id WHERE ';
const BY_TITLE = ' ORDER BY i.i_title, i.i_id LIMIT ?';
const OF_SUBJECT = BOOKS_WHERE . 'i.i_subject = ?' . BY_TITLE;
const OF_TITLE = BOOKS_WHERE . 'i.i_title LIKE ?' . BY_TITLE;
const OF_AUTHOR = BOOKS_WHERE . 'a.a_lname LIKE ?' . BY_TITLE;

/** The pattern of SQL for what begins with a text. */
function prefixPattern(string $text): string
{
    return preg_replace('/[%_\\\\]/', '\\\\$0', $text) . '%';
}

Script::answer(
    static function (Site $site, Parameters $request): Page {
        $visit = Visit::of($request);
        $type = $request->text('type', Rules::MAX_SEARCH_TEXT);
        if (!in_array($type, SearchFields::TYPES, true)) {
            throw new BadParameter('type', 'author, title or subject');
        }
        $text = $request->text('text', Rules::MAX_SEARCH_TEXT);
        $search = match ($type) {
            'subject' => [OF_SUBJECT, $text],
            'title' => [OF_TITLE, prefixPattern($text)],
            'author' => [OF_AUTHOR, prefixPattern($text)],
        };
        $draw = Draw::any();
        [$books, $promotions] = $site->read(static fn (Database $database): array => [
            $database->all(...[...$search, Rules::MAX_LISTED]),
            Books::promotions($database, $draw),
        ]);
        return Books::page("Books by $type: $text", $books, $promotions, $visit, Section::SEARCH);
    },
    form: SearchFields::of(...),
);
