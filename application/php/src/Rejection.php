<?php

declare(strict_types=1);

namespace Rubis\Site;

/** A rule of an application that a request broke. Each application has its own, in an enum. */
interface Rejection
{
    /** A sentence for the customer. */
    public function message(): string;

    /** Whether what the request names does not exist. */
    public function isAbsence(): bool;

    /**
     * The fields by which the rule was broken, in the order of their form.
     *
     * @return list<Field>
     */
    public function fields(): array;
}
