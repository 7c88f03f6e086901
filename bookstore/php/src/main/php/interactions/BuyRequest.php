<?php

/** BuyRequest: logs a customer in, or stores a new one, and shows what is about to be bought: four statements in
 * one transaction for a customer who is known, five or six for a new one. */

declare(strict_types=1);

namespace Rubis\Bookstore;

use Rubis\Site\Database;
use Rubis\Site\Form;
use Rubis\Site\Html;
use Rubis\Site\Page;
use Rubis\Site\Parameters;
use Rubis\Site\Passwords;
use Rubis\Site\Site;

require dirname(__DIR__) . '/lib/Site/classes.php';

const CUSTOMER = <<<'SQL'
    SELECT a.addr_street1, a.addr_street2, a.addr_city, a.addr_state, a.addr_zip, o.co_name,
      c.c_phone, c.c_email, c.c_birthdate, c.c_since, c.c_discount, c.c_data
    FROM customer c
      JOIN address a ON a.addr_id = c.c_addr_id
      JOIN country o ON o.co_id = a.addr_co_id
    WHERE c.c_id = ?
    SQL;
const BEGIN_SESSION = 'UPDATE customer SET c_login = ?, c_expiration = ? WHERE c_id = ?';
const INSERT_CUSTOMER = <<<'SQL'
    INSERT INTO customer (c_passwd, c_fname, c_lname, c_addr_id, c_phone, c_email, c_since,
      c_last_login, c_login, c_expiration, c_discount, c_balance, c_ytd_pmt, c_birthdate, c_data)
    VALUES ('', ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 0, 0, ?, ?)
    SQL;
const NAME_CUSTOMER = 'UPDATE customer SET c_uname = ?, c_passwd = ? WHERE c_id = ?';

/** What the page shows of who buys. The discount is in per cent. */
final readonly class Buyer
{
    public function __construct(
        public Customer $name,
        public Address $address,
        public string $phone,
        public string $email,
        public string $birthDate,
        public string $since,
        public int $discount,
        public string $data,
    ) {
    }
}

/**
 * A customer who is known.
 *
 * @return array{Buyer, list<array<int, mixed>>} with the lines of the cart
 */
function login(Site $site, Database $database, string $userName, string $password, int $cart): array
{
    $name = Customer::login($database, $userName, $password);
    $lines = Cart::filled($database, $cart);
    $now = $site->now();
    $database->change(BEGIN_SESSION, $now, Rules::sessionEnd($now), $name->id);
    $row = (array) $database->one(CUSTOMER, $name->id);
    [$phone, $email, $birthDate, $since, $discount, $data] = array_slice($row, 6);
    $address = new Address(...array_slice($row, 0, 6));
    return [new Buyer($name, $address, $phone, $email, $birthDate, $since, percent($discount), $data), $lines];
}

/**
 * A new customer.
 *
 * @param array{string, string, Address, string, string, string, string} $entered
 * @return array{Buyer, list<array<int, mixed>>} with the lines of the cart
 */
function register(Site $site, Database $database, array $entered, int $cart, Draw $draw): array
{
    [$first, $last, $address, $phone, $email, $birthDate, $data] = $entered;
    $now = $site->now();
    $today = substr($now, 0, 10);
    Rules::checkBirthDate($birthDate, $today);
    $lines = Cart::filled($database, $cart);
    $discount = $draw->below(Rules::MAX_DISCOUNT + 1);
    $id = $database->insert(
        INSERT_CUSTOMER,
        $first,
        $last,
        $address->id($database),
        $phone,
        $email,
        $today,
        $today,
        $now,
        Rules::sessionEnd($now),
        fraction($discount),
        $birthDate,
        $data,
    );
    $userName = Rules::userName($id);
    $hash = Passwords::hashOf($site->settings, strtolower($userName), $userName);
    $database->change(NAME_CUSTOMER, $userName, $hash, $id);
    $name = new Customer($id, $userName, $first, $last);
    return [new Buyer($name, $address, $phone, $email, $birthDate, $today, $discount, $data), $lines];
}

/** The per cent of a fraction with two decimals. */
function percent(string $fraction): int
{
    return (int) str_replace('.', '', $fraction);
}

function fraction(int $percent): string
{
    return sprintf('0.%02d', $percent);
}

function facts(Buyer $buyer): string
{
    return '<table class=facts><tr><th scope=row>User name<td>' . Html::text($buyer->name->userName)
        . '<tr><th scope=row>Name<td>' . Html::text($buyer->name->firstName) . ' '
        . Html::text($buyer->name->lastName)
        . '<tr><th scope=row>Address<td>' . $buyer->address->text()
        . '<tr><th scope=row>Telephone<td>' . Html::text($buyer->phone)
        . '<tr><th scope=row>E-mail<td>' . Html::text($buyer->email)
        . '<tr><th scope=row>Date of birth<td>' . Html::date($buyer->birthDate)
        . '<tr><th scope=row>Customer since<td>' . Html::date($buyer->since)
        . '<tr><th scope=row>About you<td class=text>' . Html::text($buyer->data) . '</table>';
}

function isReturning(Parameters $request): bool
{
    return $request->number('returning', 0, 1) === 1;
}

Script::answer(
    static function (Site $site, Parameters $request): Page {
        $visit = Visit::of($request);
        if (isReturning($request)) {
            [$userName, $password] = $request->credentials('userName');
            $cart = $visit->cartId($site);
            [$buyer, $lines] = $site->change(static fn (Database $database): array =>
                login($site, $database, $userName, $password, $cart));
        } else {
            $entered = NewCustomerFields::read($request);
            $cart = $visit->cartId($site);
            $draw = Draw::any();
            [$buyer, $lines] = $site->change(static fn (Database $database): array =>
                register($site, $database, $entered, $cart, $draw));
        }
        $ticket = $site->tickets->issue($buyer->name->id, Purpose::ORDER, $cart);
        $visit = new Visit($buyer->name->id, $visit->cart);
        $priced = Cart::priced($lines);
        $discounted = array_map(static fn (array $line): array => [...$line, $buyer->discount], $priced);
        return new Page(
            'Your order',
            facts($buyer) . Amounts::of($priced, $buyer->discount)->table($discounted, $visit)
            . '<h2>Payment and shipping</h2>' . Form::of(new OrderFields($visit, $ticket)),
            carried: $visit->query(),
        );
    },
    isWrite: true,
    form: static fn (Parameters $request): LoginFields|NewCustomerFields => isReturning($request)
        ? LoginFields::toBuy(Visit::of($request))
        : new NewCustomerFields(Visit::of($request)),
);
