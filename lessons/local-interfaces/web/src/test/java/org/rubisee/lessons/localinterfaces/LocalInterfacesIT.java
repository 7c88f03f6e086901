package org.rubisee.lessons.localinterfaces;

import org.rubisee.lessons.contract.LessonsContract;

/** local-interfaces keeps the contract of all implementations of the lessons. */
class LocalInterfacesIT extends LessonsContract {}
