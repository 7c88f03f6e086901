package org.rubisee.model;

import java.io.Serializable;

/**
 * A category of items.
 *
 * @param id primary key, from 1
 * @param name what people call it
 */
public record Category(int id, String name) implements Serializable {}
