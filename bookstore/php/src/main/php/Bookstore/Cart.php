<?php

declare(strict_types=1);

namespace Rubis\Bookstore;

use Rubis\Site\Database;
use Rubis\Site\Money;
use Rubis\Site\Rejected;

/** Reads carts: a row for each line, or one row without a line for an empty cart. */
final class Cart
{
    private const CART = <<<'SQL'
        SELECT i.i_id, i.i_title, i.i_backing, i.i_srp, i.i_cost, l.scl_qty
        FROM shopping_cart s
          LEFT JOIN shopping_cart_line l ON l.scl_sc_id = s.sc_id
          LEFT JOIN item i ON i.i_id = l.scl_i_id
        WHERE s.sc_id = ?
        ORDER BY l.scl_i_id
        SQL;

    /**
     * The lines of a cart that is not empty: one statement.
     *
     * @return list<array<int, mixed>> book, title, binding, list price, price, quantity
     * @throws Rejected if there is no such cart, or it is empty
     */
    public static function filled(Database $database, int $id): array
    {
        $rows = $database->all(self::CART, $id);
        if ($rows === []) {
            throw new Rejected(Rejection::NoSuchCart);
        }
        return $rows[0][0] === null ? throw new Rejected(Rejection::CartEmpty) : $rows;
    }

    /**
     * Book, title, price and quantity of its lines.
     *
     * @param list<array<int, mixed>> $lines
     * @return list<array{int, string, int, int}>
     */
    public static function priced(array $lines): array
    {
        return array_map(
            static fn (array $line): array => [$line[0], $line[1], Money::cents($line[4]), $line[5]],
            $lines,
        );
    }
}
