<?php

declare(strict_types=1);

namespace Rubis\Bookstore;

use Rubis\Site\Database;

/** Books by the copies that were sold. */
final class Rankings
{
    /** The books of a subject that sell best, of so many newest orders; numbers of orders have gaps. */
    public const BEST = <<<'SQL'
        SELECT l.ol_i_id AS book, SUM(l.ol_qty) AS copies
        FROM order_line l JOIN item b ON b.i_id = l.ol_i_id
        WHERE l.ol_o_id >= (SELECT MIN(o_id) FROM (SELECT n.o_id FROM orders n
          ORDER BY n.o_id DESC LIMIT ?) newest) AND b.i_subject = ?
        GROUP BY l.ol_i_id
        ORDER BY copies DESC, book
        LIMIT ?
        SQL;

    private const BOUGHT_WITH = <<<'SQL'
        SELECT l.ol_i_id
        FROM orders o JOIN order_line l ON l.ol_o_id = o.o_id
        WHERE o.o_id >= (SELECT MIN(o_id) FROM (SELECT n.o_id FROM orders n
          ORDER BY n.o_id DESC LIMIT ?) newest) AND l.ol_i_id <> ? AND o.o_c_id IN (
          SELECT bought.o_c_id
          FROM order_line b JOIN orders bought ON bought.o_id = b.ol_o_id
          WHERE b.ol_i_id = ? AND b.ol_o_id >= (SELECT MIN(o_id) FROM (SELECT m.o_id FROM orders m
            ORDER BY m.o_id DESC LIMIT ?) newest)
        )
        GROUP BY l.ol_i_id
        ORDER BY SUM(l.ol_qty) DESC, l.ol_i_id
        LIMIT ?
        SQL;

    /**
     * The books of which most copies were bought by the customers who bought a book: one statement.
     *
     * @return list<int>
     */
    public static function boughtWith(Database $database, int $book): array
    {
        $orders = Rules::RELATED_ORDERS;
        return array_column($database->all(self::BOUGHT_WITH, $orders, $book, $book, $orders, Rules::RELATED), 0);
    }
}
