/** How finished games went. Working it out takes the server some seconds, so it is asked for once. */

import type { Course } from "../gen/wire";
import { api } from "./api";
import { tokenOf } from "./keep";

const asked = new Map<string, Promise<Course>>();

/** Whether it is there or on its way. */
export const isAsked = (id: string): boolean => asked.has(id);

export function courseOf(id: string): Promise<Course> {
  let course = asked.get(id);
  if (!course) {
    course = api.course(id, tokenOf(id));
    course.catch(() => asked.delete(id));
    asked.set(id, course);
  }
  return course;
}
