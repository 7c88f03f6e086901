<?php

/** OrderDisplay: the newest order of a customer, three statements, two if there is none. */

declare(strict_types=1);

namespace Rubis\Bookstore;

use Rubis\Site\Database;
use Rubis\Site\Html;
use Rubis\Site\Money;
use Rubis\Site\Page;
use Rubis\Site\Parameters;
use Rubis\Site\Site;

require dirname(__DIR__) . '/lib/Site/classes.php';

const NEWEST = <<<'SQL'
    SELECT o.o_id, o.o_date, o.o_status, o.o_sub_total, o.o_tax, o.o_total, o.o_ship_type,
      o.o_ship_date, b.addr_street1, b.addr_street2, b.addr_city, b.addr_state, b.addr_zip,
      bc.co_name, s.addr_street1, s.addr_street2, s.addr_city, s.addr_state, s.addr_zip,
      sc.co_name, x.cx_type, x.cx_num, x.cx_auth_id
    FROM orders o
      JOIN address b ON b.addr_id = o.o_bill_addr_id
      JOIN country bc ON bc.co_id = b.addr_co_id
      JOIN address s ON s.addr_id = o.o_ship_addr_id
      JOIN country sc ON sc.co_id = s.addr_co_id
      JOIN cc_xacts x ON x.cx_o_id = o.o_id
    WHERE o.o_c_id = ?
    ORDER BY o.o_id DESC LIMIT 1
    SQL;
const LINES = <<<'SQL'
    SELECT i.i_id, i.i_title, l.ol_cost, l.ol_qty, l.ol_discount
    FROM order_line l JOIN item i ON i.i_id = l.ol_i_id
    WHERE l.ol_o_id = ?
    ORDER BY l.ol_id
    SQL;

/**
 * Who a customer is, the newest order and its lines.
 *
 * @return array{Customer, ?array<int, mixed>, list<array<int, mixed>>}
 */
function newest(Database $database, string $userName, string $password): array
{
    $customer = Customer::login($database, $userName, $password);
    $order = $database->one(NEWEST, $customer->id);
    return [$customer, $order, $order === null ? [] : $database->all(LINES, $order[0])];
}

/**
 * @param array<int, mixed> $order
 * @param list<array<int, mixed>> $lines
 */
function shown(array $order, array $lines, Visit $visit): string
{
    [$id, $date, $status, $subTotal, $tax, $total, $shipping, $shipDate] = $order;
    [$cardType, $cardNumber, $authorization] = array_slice($order, 20);
    [$subTotal, $tax, $total] = array_map(Money::cents(...), [$subTotal, $tax, $total]);
    $priced = array_map(
        static fn (array $line): array =>
            [$line[0], $line[1], Money::cents($line[2]), $line[3], (int) str_replace('.', '', $line[4])],
        $lines,
    );
    return "<table class=facts><tr><th scope=row>Number<td>$id<tr><th scope=row>Ordered<td>" . Html::time($date)
        . "<tr><th scope=row>Status<td>$status<tr><th scope=row>Shipping<td>$shipping, " . Html::time($shipDate)
        . '<tr><th scope=row>Bill to<td>' . (new Address(...array_slice($order, 8, 6)))->text()
        . '<tr><th scope=row>Ship to<td>' . (new Address(...array_slice($order, 14, 6)))->text()
        . '<tr><th scope=row>Paid with<td>' . Amounts::payment($cardType, $cardNumber, $authorization) . '</table>'
        . (new Amounts($subTotal, $tax, $total - $subTotal - $tax, $total))->table($priced, $visit);
}

Script::answer(
    static function (Site $site, Parameters $request): Page {
        $visit = Visit::of($request);
        [$userName, $password] = $request->credentials('userName');
        [$customer, $order, $lines] = $site->read(static fn (Database $database): array =>
            newest($database, $userName, $password));
        $visit = new Visit($customer->id, $visit->cart);
        return new Page(
            'Your newest order',
            '<p>' . Html::text($customer->firstName) . ' ' . Html::text($customer->lastName)
            . ($order === null
                ? ', you have not ordered anything yet.</p>'
                : ', this is the last order that you placed.</p>' . shown($order, $lines, $visit))
            . Links::cart($visit),
            Section::ORDERS,
            carried: $visit->query(),
        );
    },
    form: static fn (Parameters $request): LoginFields => LoginFields::toOrders(Visit::of($request)),
);
