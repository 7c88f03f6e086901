package org.rubisee.bookstore.model;

import java.io.Serializable;
import java.math.BigDecimal;

/**
 * A country to which the shop delivers.
 *
 * @param id primary key, from 1
 * @param name what it is called
 * @param exchange how much of its currency one US dollar buys, with four decimals
 * @param currency what its currency is called
 */
public record Country(int id, String name, BigDecimal exchange, String currency)
    implements Serializable {}
