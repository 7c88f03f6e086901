<?php

declare(strict_types=1);

namespace Rubis\Bookstore;

use Rubis\Site\Database;
use Rubis\Site\Html;
use Rubis\Site\Page;

/** Lists of books with their authors, and books that the shop recommends. */
final class Books
{
    /** What a line of a list shows of an item i and its author a. */
    public const SUMMARY = 'i.i_id, i.i_title, a.a_fname, a.a_lname';

    private const COUNT = 'SELECT MAX(i_id) FROM item';

    private const RELATED = <<<'SQL'
        SELECT p.i_id, p.i_title, p.i_thumbnail
        FROM item r JOIN item p
          ON p.i_id IN (r.i_related1, r.i_related2, r.i_related3, r.i_related4, r.i_related5)
        WHERE r.i_id = ?
        ORDER BY p.i_id
        SQL;

    /** How many books there are. */
    public static function count(Database $database): int
    {
        return $database->one(self::COUNT)[0];
    }

    /**
     * The related books of a random book: two statements.
     *
     * @return list<array<int, mixed>> id, title, small picture
     */
    public static function promotions(Database $database, Draw $draw): array
    {
        return $database->all(self::RELATED, $draw->book(self::count($database)));
    }

    /** @param list<array<int, mixed>> $promotions */
    public static function recommended(array $promotions, Visit $visit): string
    {
        $html = '<h2>We recommend</h2><ul class=tiles>';
        foreach ($promotions as [$id, $title, $thumbnail]) {
            $html .= '<li>' . Links::open('ProductDetail', $id, $visit) . Links::picture($thumbnail, 62, 78)
                . Html::text($title) . '</a>';
        }
        return "$html</ul>\n";
    }

    /**
     * The page of a list.
     *
     * @param list<array<int, mixed>> $books
     * @param list<array<int, mixed>> $promotions
     */
    public static function page(
        string $title,
        array $books,
        array $promotions,
        Visit $visit,
        string $section = '',
    ): Page {
        return new Page(
            $title,
            ($books === [] ? '<p>There are no such books.</p>' : self::table($books, $visit))
            . self::recommended($promotions, $visit) . Links::cart($visit),
            $section,
            carried: $visit->query(),
        );
    }

    /** @param list<array<int, mixed>> $books */
    private static function table(array $books, Visit $visit): string
    {
        $html = '<table class=list><caption>Books</caption><thead><tr><th scope=col>Title'
            . "<th scope=col>Author<tbody>\n";
        foreach ($books as [$id, $title, $firstName, $lastName]) {
            $html .= '<tr><td>' . Links::book($id, $title, $visit) . '<td>' . Html::text($firstName) . ' '
                . Html::text($lastName) . "\n";
        }
        return $html . '</table>';
    }
}
