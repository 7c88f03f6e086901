<?php

/** CustomerRegistration: asks who is about to buy, one statement for a customer who is known, else none. */

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
    $customer = $site->read(static fn (Database $database): Customer =>
        Customer::named($database, $visit->customer));
    return new Page(
        'Who are you?',
        '<h2>I have bought here before</h2>' . Form::of(LoginFields::toBuy($visit, $customer->userName))
        . '<h2>I am a new customer</h2>' . Form::of(new NewCustomerFields($visit)),
        carried: $visit->query(),
    );
});
